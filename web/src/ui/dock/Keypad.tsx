import '../../style/keypad.css';
import { words } from '../../words';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Digits to type a sum with, where no keyboard should cover the table. The first one begins a new sum. */
export function Keypad({
  text,
  onText,
  onDone,
}: {
  text: string;
  onText: (text: string) => void;
  onDone: () => void;
}) {
  const say = words.value.dock;
  const row = (digits: string[]) =>
    digits.map((digit) => (
      <button key={digit} type="button" class="digit" onClick={() => onText(text + digit)}>
        {digit}
      </button>
    ));
  return (
    <fieldset class="keypad" aria-label={say.keypad}>
      {row(DIGITS.slice(0, 5))}
      <button type="button" class="digit" aria-label={say.erase} onClick={() => onText(text.slice(0, -1))}>
        ⌫
      </button>
      {row(DIGITS.slice(5))}
      <button type="button" class="digit done" aria-label={say.done} onClick={onDone}>
        ✓
      </button>
    </fieldset>
  );
}
