import { lesson } from './lesson';
import { money } from './money';
import { operate } from './operate';
import { people } from './people';
import { practice } from './practice';
import { replay } from './replay';
import { rules } from './rules';
import { settings } from './settings';

export const more = { lesson, money, operate, people, replay, settings, practice, rules };
