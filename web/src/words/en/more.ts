import { money } from './money';
import { operate } from './operate';
import { people } from './people';

export const more = { money, operate, people };
