/** The shape of the window and the running time. */
import { type Signal, signal } from '@preact/signals';

function matching(query: string): Signal<boolean> {
  const list = matchMedia(query);
  const result = signal(list.matches);
  list.addEventListener('change', () => {
    result.value = list.matches;
  });
  return result;
}

/** Wider than high: seats stand along the top and less at the sides. */
export const wide = matching('(min-aspect-ratio: 1/1)');

/** The local time, a few times a second. */
export const ticks = signal(Date.now());
setInterval(() => {
  ticks.value = Date.now();
}, 200);
