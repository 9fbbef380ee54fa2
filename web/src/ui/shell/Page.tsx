import '../../style/forms.css';
import '../../style/page.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { route } from '../../browser/router';
import { me } from '../../state/store';
import { words } from '../../words';
import { DeskBar } from './DeskBar';
import { GearMark } from './GearMark';
import { Go } from './Go';
import { LanguageChoice } from './LanguageChoice';
import { useLanding } from './landing';
import { MeBadge } from './MeBadge';
import { Skip } from './Skip';
import { Strips } from './Strips';

function Pages() {
  const say = words.value.pages;
  const role = me.value?.role ?? 'player';
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const [all, here] = [row.current, row.current?.querySelector<HTMLElement>('[aria-current]')];
    if (all && here) all.scrollLeft = here.offsetLeft + here.offsetWidth / 2 - all.clientWidth / 2;
  }, [route.value, role]);
  return (
    <nav class="pages" aria-label={say.navigation} ref={row}>
      <Go to={{ page: 'lobby' }}>{say.lobby}</Go>
      {me.value && (
        <>
          <Go to={{ page: 'me' }}>{say.me}</Go>
          <Go to={{ page: 'club' }}>{say.club}</Go>
        </>
      )}
      <Go to={route.value.page === 'rules' ? route.value : { page: 'rules', game: null }}>{say.rules}</Go>
      <Go to={{ page: 'practice' }}>{say.practice}</Go>
      <Go to={{ page: 'fair' }}>{say.fair}</Go>
      {role !== 'player' && <Go to={{ page: 'operate' }}>{say.operate}</Go>}
    </nav>
  );
}

/** A page that is no table: the house's head, the way to the other pages, and what it is about. */
export function Page({ title, children }: { title: string; children: ComponentChildren }) {
  useLanding();
  return (
    <div class="page">
      <Skip />
      <header class="bar">
        <Go to={{ page: 'lobby' }} class="brand">
          {words.value.family}
        </Go>
        <MeBadge />
        <LanguageChoice />
        <Go to={{ page: 'settings' }} class="icon" label={words.value.pages.settings}>
          <GearMark />
        </Go>
      </header>
      <Pages />
      <DeskBar />
      <Strips />
      <main class="page-body" id="main" tabIndex={-1}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
