import { words } from '../../words';

/** A small robot beside the name of a bot; a shape, so that no font has to have it. */
export function BotMark() {
  const say = words.value;
  return (
    <svg class="bot-mark" viewBox="0 0 24 24" role="img" aria-label={say.states.bot}>
      <title>{say.states.bot}</title>
      <path
        fill-rule="evenodd"
        d="M11 2h2v4h5a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3h5zM8.5 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM8 16.5V18h8v-1.5zM0 11h2v5H0zm22 0h2v5h-2z"
      />
    </svg>
  );
}
