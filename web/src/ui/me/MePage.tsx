import '../../style/me.css';
import { me } from '../../state/store';
import { more } from '../../words/more';
import { Page } from '../shell/Page';
import { Account } from './Account';
import { Banks } from './Banks';
import { Chips } from './Chips';
import { Visitor } from './Entering';
import { TABS, tab } from './tab';

function Tabs() {
  const say = more.value.people;
  return (
    <div class="tabs" role="tablist" aria-label={say.title}>
      {TABS.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={tab.value === name}
          onClick={() => {
            tab.value = name;
          }}
        >
          {say.tabs[name]}
        </button>
      ))}
    </div>
  );
}

export function MePage() {
  const say = more.value.people;
  const known = me.value;
  return (
    <Page title={known ? say.title : say.visitorTitle}>
      {known ? (
        <>
          <Tabs />
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
