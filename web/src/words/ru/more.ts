import type { MoreWords } from '../more';
import { inviting } from './inviting';
import { lesson } from './lesson';
import { money } from './money';
import { opening } from './opening';
import { operate } from './operate';
import { people } from './people';
import { practice } from './practice';
import { proofs } from './proofs';
import { replay } from './replay';
import { rules } from './rules';
import { settings } from './settings';
import { talking } from './talking';

export const more: MoreWords = {
  inviting,
  lesson,
  money,
  opening,
  operate,
  people,
  proofs,
  replay,
  settings,
  talking,
  practice,
  rules,
};
