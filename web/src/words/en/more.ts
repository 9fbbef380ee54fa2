import { money } from './money';
import { operate } from './operate';
import { people } from './people';
import { replay } from './replay';
import { settings } from './settings';

export const more = { money, operate, people, replay, settings };
