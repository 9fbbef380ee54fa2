import { route } from '../../browser/router';
import { allGames, rulesOf } from '../../net/games';
import { GAMES } from '../../values/games';
import { language, words } from '../../words';
import { gameWords } from '../../words/game';
import { more } from '../../words/more';
import { FaultLine } from '../shell/FaultLine';
import { Panel } from '../shell/forms';
import { Go } from '../shell/Go';
import { Page } from '../shell/Page';
import { useLoaded } from '../shell/useLoaded';
import { Calculator } from './Calculator';
import { HandTable } from './HandTable';
import { RulesParts } from './RulesParts';

function isMain(game: string): boolean {
  return GAMES.some((one) => one === game);
}

function Links({ games, label }: { games: readonly string[]; label: string }) {
  return (
    <nav class="game-links" aria-label={label}>
      {games.map((game) => (
        <Go key={game} to={{ page: 'rules', game }} class="chip-link">
          {gameWords(game, words.value).title}
        </Go>
      ))}
    </nav>
  );
}

function Game({ game }: { game: string }) {
  const say = more.value.rules;
  const told = useLoaded(() => rulesOf({ game }, language.peek()), language.value);
  if (!told.value) return <FaultLine code={told.fault} />;
  return (
    <>
      <Calculator of={{ game }} deck={told.value.deck} />
      <Panel title={say.hands}>
        <HandTable rows={told.value.hands} />
      </Panel>
      <Panel title={say.full}>
        <RulesParts parts={told.value.parts} />
      </Panel>
      <Go to={{ page: 'practice' }} query={`?game=${encodeURIComponent(game)}`} class="link">
        {say.practise}
      </Go>
    </>
  );
}

/** The rules of each game, as its parameters say them. */
export function RulesPage() {
  const say = more.value.rules;
  const shown = route.value.page === 'rules' ? route.value.game : null;
  const game = shown ?? 'svara';
  const games = useLoaded(allGames);
  const others = games.value?.games.map((one) => one.game).filter((one) => !isMain(one)) ?? [];
  return (
    <Page title={`${say.title}: ${gameWords(game, words.value).title}`}>
      <Links games={GAMES} label={say.game} />
      <Game key={game} game={game} />
      {others.length > 0 && (
        <Panel title={say.more}>
          <Links games={others} label={say.more} />
        </Panel>
      )}
    </Page>
  );
}
