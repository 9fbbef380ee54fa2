/** Months by their own names: a browser may not know a language, and then it answers in another one. */
import type { Language } from './language';

export interface DateWords {
  /** January first, short, as after the number of a day. */
  months: readonly string[];
  date: (day: string, year: number) => string;
}

const plainDate = (day: string, year: number) => `${day} ${year}`;

export const DATES: Readonly<Record<Language, DateWords>> = {
  ru: {
    months: 'янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.'.split(' '),
    date: (day, year) => `${day} ${year} г.`,
  },
  bg: {
    months: 'яну фев март апр май юни юли авг сеп окт ное дек'.split(' '),
    date: (day, year) => `${day} ${year} г.`,
  },
  ka: {
    months: 'იან თებ მარ აპრ მაი ივნ ივლ აგვ სექ ოქტ ნოე დეკ'.split(' '),
    date: plainDate,
  },
  en: {
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    date: plainDate,
  },
};
