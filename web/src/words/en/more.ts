import { money } from './money';
import { operate } from './operate';
import { people } from './people';
import { settings } from './settings';

export const more = { money, operate, people, settings };
