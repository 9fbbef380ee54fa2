import { useSignal } from '@preact/signals';

/** For what cannot be undone: the first press asks, the second does it. */
export function TwiceButton({
  text,
  sure,
  disabled = false,
  onSure,
}: {
  text: string;
  sure: string;
  disabled?: boolean;
  onSure: () => void;
}) {
  const asked = useSignal(false);
  return (
    <button
      type="button"
      class="small"
      disabled={disabled}
      onClick={() => {
        if (asked.peek()) onSure();
        else asked.value = true;
      }}
    >
      {asked.value ? sure : text}
    </button>
  );
}
