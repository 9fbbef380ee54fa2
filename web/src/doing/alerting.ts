/** Calls the player to his turn: by sound, in the hand, in the title, and by a notification. */
import { effect, signal, untracked } from '@preact/signals';
import { type Buzz, buzz } from '../browser/haptics';
import { mayNotify, notifyBySystem } from '../browser/notify';
import { pathOf } from '../browser/router';
import { allowSounds, type Sound, sound } from '../browser/sounds';
import { time } from '../browser/time';
import { breath } from '../browser/timing';
import type { Asking } from '../net/link';
import { isPress } from '../net/unanswered';
import { isCalled, lastSeconds, soundsOf, turnBegan } from '../state/alerts';
import type { Desk } from '../state/desk';
import { settings } from '../state/settings';
import { desks } from '../state/store';
import { titleCalls } from '../state/title';
import type { TableView } from '../wire';
import { words } from '../words';
import { tableTitle } from '../words/game';
import { happening } from './showing';

/** The title changes so often while it calls. */
const BEAT = 1000;

/** In a task of its own: making a sound takes as long as drawing some of the table. */
function heard(kind: Sound): void {
  if (settings.peek().sound) void breath().then(() => sound(kind));
}

function felt(kind: Buzz): void {
  if (settings.peek().vibration) void breath().then(() => buzz(kind));
}

function call(at: Desk, view: TableView): void {
  heard('turn');
  felt('turn');
  if (document.visibilityState === 'visible' || !settings.peek().notify || !mayNotify()) return;
  const say = words.peek();
  void notifyBySystem(say.owed.yourTurn, {
    tag: `turn-${at.id}`,
    body: tableTitle(view.name, view.profile, say),
    path: pathOf({ page: 'table', table: at.id }),
  });
}

/** What each table was when it was last looked at here. */
const seen = new WeakMap<Desk, TableView>();

function watchTurns(): void {
  effect(() => {
    for (const at of desks.value) {
      const { view } = at.table.value;
      const before = seen.get(at) ?? null;
      if (!view || view === before) continue;
      seen.set(at, view);
      if (turnBegan(before, view)) untracked(() => call(at, view));
    }
  });
}

/** The turn and the second of it that was last counted, by table. */
const counted = new WeakMap<Desk, string>();

function countDown(): void {
  effect(() => {
    const now = time.value;
    for (const at of desks.value) {
      const { view, offset } = at.table.value;
      const seconds = view && at.line.value === 'up' ? lastSeconds(view, now + (offset ?? 0)) : null;
      const mark = `${view?.turn}/${seconds}`;
      if (seconds === null || counted.get(at) === mark) continue;
      counted.set(at, mark);
      heard('tick');
      felt('tick');
    }
  });
}

function soundTheTable(): void {
  effect(() => {
    const now = happening.value;
    if (!now || now.still) return;
    for (const kind of soundsOf(now.lines)) heard(kind);
    if (soundsOf(now.lines).includes('win')) felt('win');
  });
}

/** The presses of each table that have been felt. */
const pressed = new WeakMap<Desk, readonly Asking[]>();

/** What was pressed here is felt as it goes out; what a page takes up that was closed was pressed before. */
function feelPresses(): void {
  effect(() => {
    for (const at of desks.value) {
      const now = at.asked.value.filter(isPress);
      const before = pressed.get(at);
      pressed.set(at, now);
      if (before && now.some((one) => !before.includes(one))) felt('press');
    }
  });
}

function callInTheTitle(): void {
  const hidden = signal(document.visibilityState === 'hidden');
  document.addEventListener('visibilitychange', () => {
    hidden.value = document.visibilityState === 'hidden';
  });
  effect(() => {
    const called = desks.value.some((at) => {
      const { view } = at.table.value;
      return view !== null && isCalled(view);
    });
    titleCalls.value = called && hidden.value;
    if (!titleCalls.peek()) return;
    const beat = setInterval(() => {
      titleCalls.value = !titleCalls.peek();
    }, BEAT);
    return () => clearInterval(beat);
  });
}

export function beginAlerting(): void {
  allowSounds();
  watchTurns();
  countDown();
  soundTheTable();
  callInTheTitle();
  feelPresses();
}
