import type { ButtonHTMLAttributes } from 'preact';
import { resting } from '../../state/store';
import { isMeant } from './finger';

type Attributes = Omit<ButtonHTMLAttributes, 'onClick' | 'type'>;

/** A button of the dock: pressed only by who came down on it for the decision that is there, and once. */
export function MeantButton({ onPress, disabled, ...rest }: Attributes & { onPress: () => void }) {
  return (
    <button
      {...rest}
      type="button"
      disabled={Boolean(disabled) || resting.value}
      onKeyDown={(event) => {
        // A key that is held would go on to press whatever comes next.
        if (event.repeat) event.preventDefault();
      }}
      onClick={(event) => {
        if (!resting.peek() && isMeant(event)) onPress();
      }}
    />
  );
}
