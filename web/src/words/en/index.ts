import { errors } from './errors';
import { log } from './log';
import { sheet } from './sheet';
import { table } from './table';

export const en = { ...table, logWords: log, errors, sheet };
