import { type Result, resultOf } from '../../state/result';
import { scene } from '../../state/shown';
import { isSome } from '../../values/amounts';
import type { Amount, TableView } from '../../wire';
import { chips, scoreText, words } from '../../words';
import { sentenceCase } from '../../words/sentenceCase';
import { useCounted } from '../motion/useCounted';
import { ChipPile } from './ChipPile';

/** Who has won, where the pot was; it lies there until it goes to him. */
function Outcome({ result, pot }: { result: Result; pot: Amount }) {
  const say = words.value;
  return (
    <div class="centre" data-spot="pot">
      {result.winners.map((winner) => (
        <span key={winner.seat} class="pot outcome">
          <span class="pot-name">{winner.you ? sentenceCase(say.you) : winner.name}</span>
          <b class="takes">{isSome(winner.won) ? say.takes(chips(winner.won), winner.you) : chips(pot)}</b>
          {winner.score && <span class="level">{scoreText(winner.score)}</span>}
        </span>
      ))}
    </div>
  );
}

function Pot({ amount }: { amount: Amount }) {
  const shown = useCounted(String(amount));
  return (
    <span class="pot" data-spot="pot">
      <span class="pot-name">{words.value.pot}</span>
      <b>{chips(shown ?? amount)}</b>
    </span>
  );
}

/** The middle of the table: pot, level, and what kind of deal this is. */
export function Centre({ now }: { now: TableView }) {
  const say = words.value;
  const svara = now.svara ?? 0;
  const result = resultOf(now);
  if (result) return <Outcome result={result} pot={now.pot ?? 0} />;
  return (
    <div class="centre">
      {svara > 0 && <span class="mark svara">{say.svaraNumber(svara)}</span>}
      {now.phase === 'cutting' && <span class="mark svara">{say.cutting}</span>}
      {now.dark && <span class="mark dark">{say.darkLap}</span>}
      <ChipPile pot={now.pot ?? 0} ante={now.ante} />
      <Pot key={scene.value} amount={now.pot ?? 0} />
      {now.phase === 'betting' && isSome(now.level) && (
        <span class="level">
          {now.style === 'fresh' ? say.lastStake : say.level} {chips(now.level ?? 0)}
        </span>
      )}
      {now.phase === 'joining' && now.price !== null && now.price !== undefined && (
        <span class="level">
          {say.entry} {chips(now.price)}
        </span>
      )}
      {(now.phase === 'waiting' || !isSome(now.level)) && now.phase !== 'joining' && (
        <span class="level">
          {say.ante} {chips(now.ante)}
        </span>
      )}
    </div>
  );
}
