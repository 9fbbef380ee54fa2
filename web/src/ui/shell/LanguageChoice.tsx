import { speakTo } from '../../doing/speaking';
import { language, words } from '../../words';
import { LANGUAGES } from '../../words/language';

/** The language of the page: its letters, and behind them the list, each by its own name. */
export function LanguageChoice() {
  return (
    <span class="icon wordy language">
      <span aria-hidden="true">{language.value.toUpperCase()}</span>
      <select
        aria-label={words.value.pages.language}
        value={language.value}
        onChange={({ currentTarget }) => speakTo(currentTarget.value)}
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
