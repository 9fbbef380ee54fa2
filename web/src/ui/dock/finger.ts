/** For which decision a finger came down: one that comes up over another has pressed nothing. */
import { decision, resting } from '../../state/store';

interface Down {
  decision: string;
  /** Whether the buttons took a press at that moment. */
  ready: boolean;
}

const down = new Map<number, Down>();

function noted(event: PointerEvent): void {
  if (event.isPrimary) down.clear();
  down.set(event.pointerId, { decision: decision.peek(), ready: !resting.peek() });
}

/** Keeps note of where fingers come down, until what it returns is called. */
export function followFingers(): () => void {
  addEventListener('pointerdown', noted, { capture: true });
  return () => removeEventListener('pointerdown', noted, { capture: true });
}

/** Whether the click is for the decision that is there now; one of a key or a screen reader always is. */
export function isMeant(event: MouseEvent): boolean {
  if (event.detail === 0) return true;
  const press = down.get((event as PointerEvent).pointerId) ?? down.values().next().value;
  return !press || (press.ready && press.decision === decision.peek());
}
