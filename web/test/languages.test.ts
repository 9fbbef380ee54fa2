/** What holds for the words of every language. */
import { describe, expect, it } from 'vitest';
import type { Words } from '../src/words';
import { dictionary, furtherDictionary } from '../src/words/dictionaries';
import { gameWords } from '../src/words/game';
import { LANGUAGES, type Language } from '../src/words/language';
import { told } from '../src/words/log';
import { sentenceCase } from '../src/words/sentenceCase';
import { EVENTS } from './events';

const ALL = Object.keys(LANGUAGES) as Language[];
const NAMES = ['N0', 'N1', 'N2', 'N3'];

/** Letters that a text of the language has none of; one alone may be on a card. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  ru: /[A-Za-z]{2}|[Ⴀ-ჿ]/,
  bg: /[A-Za-z]{2}|[Ⴀ-ჿ]|[ыэёЫЭЁ]/,
  ka: /[A-Za-z]{2}|[А-Яа-яЁё]/,
  en: /[А-Яа-яЁё]|[Ⴀ-ჿ]/,
};

function sentences(say: Words, profile: string, you: number): string[] {
  const telling = { say, log: gameWords(profile, say).log };
  return Object.values(EVENTS)
    .flat()
    .map((event) => told([{ seq: 1, event, names: NAMES, you, heard: null }], telling)[0]?.text ?? '');
}

/** Whatever a text is made from: a number, a sum, a name, somebody, what is known of a table. */
const given = (you: boolean) =>
  Object.assign(Object('7'), { name: '7', you, ante: '7', fresh: you, exact: you, banks: you ? 8 : null });

/** Every text by its place in the dictionary, and what each that is made from something makes of it. */
function texts(of: object, at: string): [string, string][] {
  return Object.entries(of).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[`${at}.${key}`, value]];
    if (typeof value === 'function') {
      const made = [true, false].map((you) => value(given(you), given(you), given(you), given(you)));
      return texts(made, `${at}.${key}`);
    }
    return typeof value === 'object' && value !== null ? texts(value, `${at}.${key}`) : [];
  });
}

/** The word for a key thing of the game, as far as all its forms have it. */
const TERMS: Readonly<Record<Language, { bank: RegExp; pot: RegExp; fold: RegExp; avoided: RegExp }>> = {
  en: { bank: /bank/i, pot: /pot/i, fold: /fold/i, avoided: /restart/i },
  ru: { bank: /банк/i, pot: /банк/i, fold: /ски[нд]/i, avoided: /сброс|перезапуск/i },
  bg: {
    bank: /игр[аи]/i,
    pot: /под/i,
    fold: /хвърл/i,
    avoided: /офлайн|[тд][рв][иа] лба|старши тринки|под \d/i,
  },
  ka: { bank: /ბანკ/, pot: /ბანკ/, fold: /პასი/, avoided: /გადაიტვირთ/ },
};

async function everything(language: Language): Promise<object> {
  return { ...(await dictionary(language)), ...(await furtherDictionary(language)) };
}

describe.each(ALL)('%s', (language) => {
  it('tells of every event in every game, of the viewer and of others, in its own letters', async () => {
    const say = await dictionary(language);
    const foreign = FOREIGN[language];
    for (const profile of ['svara', 'seka', 'trinka', 'svarka']) {
      const ofOthers = sentences(say, profile, 0);
      const ofOneself = sentences(say, profile, 1);
      const all = [...ofOthers, ...ofOneself];
      // One's own coming back goes without saying where being away has cost nothing.
      expect(ofOthers.filter((text) => text === '')).toEqual([]);
      expect(ofOneself.filter((text) => text === '')).toHaveLength(1);
      expect(all.filter((text) => /undefined|null|NaN|\[object/.test(text))).toEqual([]);
      expect(all.filter((text) => foreign.test(text.replaceAll(/N\d/g, '')))).toEqual([]);
      expect(ofOthers.some((text) => text.includes('N1'))).toBe(true);
      expect(ofOneself.filter((text) => text.includes('N1'))).toEqual([]);
    }
  });

  it('has one word for a bank, for the pot and for folding', async () => {
    const say = await dictionary(language);
    const more = await furtherDictionary(language);
    const { bank, pot, fold, avoided } = TERMS[language];
    const numbered = [say.bankNumber(7), say.matchBank(7, 8), say.matchShort(7, 8), more.replay.title(7)];
    const elsewhere = [more.proofs.bank(7, 1), more.money.bankLine('', 7), more.money.where('', 7)];
    const named = [say.replay, more.inviting.lastBank, more.operate.bank(7), more.money.banks];
    const begun = say.logWords.bankStarted({ name: 'N0', you: false });
    for (const text of [...numbered, ...elsewhere, ...named, begun]) expect(text).toMatch(bank);
    for (const text of [say.pot, say.wonPot('N0', false), more.money.pot('7')]) expect(text).toMatch(pot);
    for (const profile of ['svara', 'svarka']) {
      const { actions, log, states } = gameWords(profile, say);
      const told = [actions.fold, log.folded({ name: 'N0', you: false }), states.folded];
      for (const text of told) expect(text).toMatch(fold);
    }
    const every = texts({ ...say, ...more, money: { ...more.money, pot: '' } }, '');
    expect(every.filter(([, text]) => avoided.test(text))).toEqual([]);
  });

  it('has no word left in another language', async () => {
    const say = await everything(language);
    const all = await everything('en');
    const named = /Telegram|QR|TOML|CSV|Enter|svara (verify|profiles show svara)|Т К Д В/g;
    const left = texts(say, language).filter(([, text]) =>
      FOREIGN[language].test(text.replaceAll(named, '')),
    );
    expect(left).toEqual([]);
    expect(new Set(texts(say, '').map(([at]) => at))).toEqual(new Set(texts(all, '').map(([at]) => at)));
    const empty = texts(say, language).filter(([at, text]) => text === '' && !at.includes('bankEnded'));
    expect(empty).toEqual([]);
    expect(texts(say, language).filter(([, text]) => /undefined|null|NaN|\[object/.test(text))).toEqual([]);
    // Georgian has no capitals: its upper case is for inscriptions.
    expect(texts(say, language).filter(([, text]) => /[Ა-Ჿ]/.test(sentenceCase(text)))).toEqual([]);
  });
});
