import { language, speak, words } from '../../words';

export function LanguageButton() {
  const other = language.value === 'ru' ? 'en' : 'ru';
  return (
    <button
      type="button"
      class="icon wordy"
      lang={other}
      aria-label={words.value.otherLanguage}
      onClick={() => speak(other)}
    >
      {other.toUpperCase()}
    </button>
  );
}
