import '../../style/lesson.css';
import { useEffect, useRef } from 'preact/hooks';
import { go } from '../../browser/router';
import { low } from '../../browser/window';
import { worthOf } from '../../net/games';
import { coachFolded, endLesson, lessonAt } from '../../state/lesson';
import { ownSeat } from '../../state/options';
import { shown } from '../../state/shown';
import type { TableView } from '../../wire';
import { language } from '../../words';
import { bound } from '../../words/bound';
import { more } from '../../words/more';
import { useLoaded } from '../shell/useLoaded';
import { type Step, stepOf } from './steps';

/** Why the viewer's hand is worth what it is, as the server has it. */
function Why({ table, cards }: { table: string; cards: readonly string[] }) {
  const found = useLoaded(() => worthOf({ table }, cards, language.peek()), `${cards} ${language.value}`);
  return <>{bound(found.value?.why[0] ?? '')}</>;
}

function ownCards(now: TableView): string[] {
  const cards = ownSeat(now)?.cards ?? [];
  return cards.every((card) => card !== null) ? cards : [];
}

/** Its worth is told once: when the hand is turned, or with the first decision after it. */
function Hint({ now, step }: { now: TableView; step: Step }) {
  const told = useRef({ cards: '', by: '' });
  // A low phone has no room for two things at once.
  const tells = step.name === 'worth' || (step.spot === 'dock' && !low.value);
  const held = tells ? ownCards(now) : [];
  if (held.length > 0 && told.current.cards !== held.join())
    told.current = { cards: held.join(), by: step.name };
  const cards = told.current.by === step.name ? held : [];
  const name = step.name === 'worth' && cards.length === 0 ? 'others' : step.name;
  return (
    <p aria-live="polite">
      {more.value.lesson.steps[name]} {cards.length === 3 && <Why table={now.table} cards={cards} />}
    </p>
  );
}

/** What is to be known at this moment, beside the table and never in its way; it can be sent away. */
export function Coach() {
  const say = more.value.lesson;
  const now = shown.value;
  const step = now && stepOf(now);
  const spot = step?.spot ?? '';
  useEffect(() => {
    if (spot) document.documentElement.dataset.coach = spot;
    return () => document.documentElement.removeAttribute('data-coach');
  }, [spot]);
  if (!now || !step || now.table !== lessonAt.value) return null;
  const over = now.phase === 'finished' && (step.name === 'won' || step.name === 'lost');
  const folded = coachFolded.value && !over;
  return (
    <aside class={over ? 'coach done' : folded ? 'coach folded' : 'coach'} aria-label={say.coach}>
      <Hint now={now} step={step} />
      {over ? (
        <div class="row">
          <span class="coach-done">{say.done}</span>
          <button type="button" class="small" onClick={endLesson}>
            {say.playOn}
          </button>
          <button
            type="button"
            class="small"
            onClick={() => {
              endLesson();
              go({ page: 'lobby' });
            }}
          >
            {say.toTables}
          </button>
        </div>
      ) : (
        <div class="coach-marks">
          <button type="button" class="icon" aria-label={say.close} onClick={endLesson}>
            ×
          </button>
          <button
            type="button"
            class="icon coach-fold"
            aria-expanded={!folded}
            aria-label={say.whole}
            onClick={() => {
              coachFolded.value = !folded;
            }}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 15l6-6 6 6" />
            </svg>
          </button>
        </div>
      )}
    </aside>
  );
}
