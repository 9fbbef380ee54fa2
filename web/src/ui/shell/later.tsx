import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { whenOnline } from '../../browser/online';
import { language, words } from '../../words';
import { withMore } from '../../words/more';

type Props = Record<never, never>;
type Found<P extends Props> = FunctionComponent<P> | 'missing' | null;

/** What could not be fetched: the line is gone, or a newer version has taken its place. */
function Missing() {
  const say = words.value;
  useEffect(() => whenOnline(() => location.reload()), []);
  return (
    <main class="ended">
      <p role="alert">{say.pages.missing}</p>
      <div class="presses">
        <button type="button" class="press main" onClick={() => location.reload()}>
          {say.endings.again}
        </button>
      </div>
    </main>
  );
}

export interface Later<P extends Props> extends FunctionComponent<P> {
  /** Have the code here before it is shown; whether it could be had is seen when it is. */
  fetch(): Promise<void>;
}

/** A component whose code is fetched when it is first shown, and kept. */
export function later<P extends Props>(load: () => Promise<FunctionComponent<P>>): Later<P> {
  let kept: FunctionComponent<P> | null = null;
  const keep = async () => {
    kept ??= await load();
    return kept;
  };
  const shown = (props: P) => {
    const [found, setFound] = useState<Found<P>>(() => kept);
    useEffect(() => {
      if (found) return;
      keep().then(
        (component) => setFound(() => component),
        () => setFound('missing'),
      );
    }, []);
    if (found === 'missing') return <Missing />;
    const Component = found;
    return Component && <Component {...props} />;
  };
  const fetch = () =>
    keep().then(
      () => {},
      () => {},
    );
  return Object.assign(shown, { fetch });
}

/** The same for what says `more`: its code, and these words with it. */
export function wordy<T>(load: () => Promise<T>, of: (code: T) => FunctionComponent): Later<Props> {
  return later(async () => of(await withMore(load(), language.peek())));
}
