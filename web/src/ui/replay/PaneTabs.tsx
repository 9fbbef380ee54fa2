import type { Signal } from '@preact/signals';
import { more } from '../../words/more';

export type Pane = 'table' | 'steps' | 'fair';

/** What is shown beside the player, or in its place where there is no room for both. */
export function PaneTabs({
  pane,
  shown,
  panes,
}: {
  pane: Signal<Pane>;
  shown: Pane;
  panes: readonly Pane[];
}) {
  const say = more.value.replay;
  return (
    <div class="tabs replay-tabs" role="tablist" aria-label={say.views}>
      {panes.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={shown === name}
          onClick={() => {
            pane.value = name;
          }}
        >
          {say.tabs[name]}
        </button>
      ))}
    </div>
  );
}
