/** The shape of the window, and what the system asks of what is shown in it. */
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

/** Too low for every seat to have its cards, its plate and its bet one under the other. */
export const low = matching('(max-height: 700px)');
/** A desktop's window, where more than a few seats fit along the top. */
export const roomy = matching('(min-width: 1200px) and (min-height: 680px)');

/** Wide and high enough for the log and the chat to have a column of their own. */
export const columns = matching('(min-width: 1000px) and (min-height: 680px)');

/** Whether the system asks for a light page. */
export const brightSystem = matching('(prefers-color-scheme: light)');

/** Whether the system asks for less motion. */
export const lessMotion = matching('(prefers-reduced-motion: reduce)');

/** Fingers, to whom the keyboard of the system would hide the table. */
export const touch = matching('(pointer: coarse)');
