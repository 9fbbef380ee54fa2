import type { Signal } from '@preact/signals';
import { more } from '../../words/more';
import { Tabs } from '../shell/Tabs';

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
    <Tabs
      class="replay-tabs"
      label={say.views}
      names={panes}
      texts={say.tabs}
      shown={shown}
      onChoose={(name) => {
        pane.value = name;
      }}
    />
  );
}
