import type { MoreWords } from '../more';
import { money } from './money';
import { operate } from './operate';
import { people } from './people';
import { replay } from './replay';
import { settings } from './settings';

export const more: MoreWords = { money, operate, people, replay, settings };
