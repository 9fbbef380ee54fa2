import type { Paged } from './usePaged';

/** The next page of a long list, while there is one. */
export function MoreButton({
  of,
  text,
}: {
  of: Pick<Paged<unknown>, 'more' | 'busy' | 'next'>;
  text: string;
}) {
  if (!of.more) return null;
  return (
    <button type="button" class="small" disabled={of.busy} onClick={of.next}>
      {text}
    </button>
  );
}
