import { actions, meanings } from './actions';
import { errors } from './errors';
import { fair } from './fair';
import { seka } from './games/seka';
import { svara } from './games/svara';
import { svarka } from './games/svarka';
import { trinka } from './games/trinka';
import { houseSheet, variants } from './house';
import { lobby } from './lobby';
import { log } from './log';
import { endings, pages } from './pages';
import { table } from './table';

const games = { svara, seka, trinka, svarka };

export const en = {
  ...table,
  actions,
  meanings,
  logWords: log,
  errors,
  games,
  variants,
  houseSheet,
  pages,
  endings,
  lobby,
  fair,
};
