import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../words';

type Props = Record<never, never>;
type Found<P extends Props> = FunctionComponent<P> | 'missing' | null;

/** What could not be fetched: the line is gone, or a newer version has taken its place. */
function Missing() {
  const say = words.value;
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

/** A component whose code is fetched when it is first shown, and kept. */
export function later<P extends Props>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let kept: FunctionComponent<P> | null = null;
  return (props: P) => {
    const [found, setFound] = useState<Found<P>>(() => kept);
    useEffect(() => {
      if (found) return;
      load().then(
        (component) => {
          kept = component;
          setFound(() => component);
        },
        () => setFound('missing'),
      );
    }, []);
    if (found === 'missing') return <Missing />;
    const Component = found;
    return Component && <Component {...props} />;
  };
}
