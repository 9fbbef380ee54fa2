import type { Words } from '..';
import { en } from '../en';

export const bg: Words = en;
