import { actions, meanings } from './actions';
import { chat } from './chat';
import { dock } from './dock';
import { errors } from './errors';
import { fair } from './fair';
import { faults } from './faults';
import { seka } from './games/seka';
import { svara } from './games/svara';
import { svarka } from './games/svarka';
import { trinka } from './games/trinka';
import { variants } from './house';
import { lobby } from './lobby';
import { log } from './log';
import { owed } from './owed';
import { endings, pages, strips } from './pages';
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
  pages,
  endings,
  strips,
  lobby,
  chat,
  dock,
  fair,
  faults,
  owed,
};
