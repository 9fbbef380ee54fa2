import '../../style/me.css';
import { me } from '../../state/store';
import { more } from '../../words/more';
import { Page } from '../shell/Page';
import { Tabs } from '../shell/Tabs';
import { Account } from './Account';
import { Banks } from './Banks';
import { Chips } from './Chips';
import { Visitor } from './Entering';
import { TABS, tab } from './tab';

export function MePage() {
  const say = more.value.people;
  const known = me.value;
  return (
    <Page title={known ? say.title : say.visitorTitle}>
      {known ? (
        <>
          <Tabs
            label={say.title}
            names={TABS}
            texts={say.tabs}
            shown={tab.value}
            onChoose={(name) => {
              tab.value = name;
            }}
          />
          {tab.value === 'account' && <Account key={known.id} me={known} />}
          {tab.value === 'chips' && <Chips key={known.id} />}
          {tab.value === 'banks' && <Banks key={known.id} />}
        </>
      ) : (
        <Visitor />
      )}
    </Page>
  );
}
