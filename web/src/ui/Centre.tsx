import { isSome } from '../amounts';
import { type Result, resultOf } from '../state/result';
import type { TableView } from '../wire';
import { chips, scoreText, words } from '../words';

/** Who has won, where the pot was. */
function Outcome({ result }: { result: Result }) {
  const say = words.value;
  return (
    <div class="centre">
      {result.winners.map((winner) => (
        <span key={winner.seat} class="pot">
          <span class="pot-name">{winner.you ? say.you : winner.name}</span>
          <b class="takes">{say.takes(chips(winner.won), winner.you)}</b>
          {winner.score && <span class="level">{scoreText(winner.score)}</span>}
        </span>
      ))}
    </div>
  );
}

/** The middle of the table: pot, level, and what kind of deal this is. */
export function Centre({ now }: { now: TableView }) {
  const say = words.value;
  const svara = now.svara ?? 0;
  const result = resultOf(now);
  if (result) return <Outcome result={result} />;
  return (
    <div class="centre">
      {svara > 0 && <span class="mark svara">{say.svaraNumber(svara)}</span>}
      {now.phase === 'cutting' && <span class="mark svara">{say.cutting}</span>}
      {now.dark && <span class="mark dark">{say.darkLap}</span>}
      <span class="pot">
        <span class="pot-name">{say.pot}</span>
        <b>{chips(now.pot ?? 0)}</b>
      </span>
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
