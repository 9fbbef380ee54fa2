/** How a thing moves: by transform and opacity alone, on a layer of its own, so that nothing is laid out anew. */
import { FLIGHT } from './moves';
import type { Thing } from './sight';

const SOFTLY = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const FADE = 180;

/** What is moving now. */
const moving = new Set<Animation>();

/** Whatever moves belongs to one deal: all of it is in its place, and what flew is gone. */
export function stopAll(): void {
  for (const one of moving) one.cancel();
  moving.clear();
}

/** Moves a thing; `over`: whatever way it ends. */
function move(node: HTMLElement, frames: Keyframe[], how: KeyframeAnimationOptions, over = () => {}): void {
  const animation = node.animate(frames, how);
  const end = () => {
    moving.delete(animation);
    over();
  };
  moving.add(animation);
  animation.onfinish = end;
  animation.oncancel = end;
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** A copy of a thing flies over the table from its box to the middle of another, and is gone. */
export function flyCopy(
  layer: HTMLElement,
  copy: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  { wait, fade = false }: { wait: number; fade?: boolean },
): void {
  const [start, end] = [middle(from), middle(to)];
  copy.classList.add('flying');
  layer.append(copy);
  const at = ({ x, y }: { x: number; y: number }, scale: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  move(
    copy,
    [
      { transform: at(start, 1), opacity: 1 },
      { transform: at(end, fade ? 0.7 : 1), opacity: fade ? 0 : 1 },
    ],
    { duration: FLIGHT, delay: wait, easing: SOFTLY, fill: 'both' },
    () => copy.remove(),
  );
}

/** A thing that lies in its place comes there from a box, unseen before its time. */
export function comeFrom({ node, box }: Thing, from: DOMRect, wait: number): void {
  const [start, end] = [middle(from), middle(box)];
  move(
    node,
    [
      {
        transform: `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(0.5) rotate(-25deg)`,
        opacity: 0,
      },
      { opacity: 1, offset: 0.25 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: FLIGHT, delay: wait, easing: SOFTLY, fill: 'backwards' },
  );
}

/** A thing is not seen where it lies before a copy of it has arrived. */
export function hideFor({ node }: Thing, milliseconds: number): void {
  move(node, [{ opacity: 0 }, { opacity: 0 }], { duration: milliseconds });
}

export function fadeIn({ node }: Thing, wait = 0): void {
  move(node, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE, delay: wait, fill: 'backwards' });
}

/** What has left its place fades where it was. */
export function fadeCopy(layer: HTMLElement, copy: HTMLElement, box: DOMRect): void {
  const { x, y } = middle(box);
  const transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  copy.classList.add('flying');
  layer.append(copy);
  move(
    copy,
    [
      { transform, opacity: 1 },
      { transform, opacity: 0 },
    ],
    { duration: FADE, fill: 'both' },
    () => copy.remove(),
  );
}

/** Chips have come into the pot. */
export function swell({ node }: Thing, wait: number): void {
  move(node, [{ transform: 'none' }, { transform: 'scale(1.12)' }, { transform: 'none' }], {
    duration: 260,
    delay: wait,
    easing: 'ease-out',
  });
}
