import type { en } from '../en';
import { errors } from './errors';
import { log } from './log';
import { sheet } from './sheet';
import { table } from './table';

export const ru: typeof en = { ...table, logWords: log, errors, sheet };
