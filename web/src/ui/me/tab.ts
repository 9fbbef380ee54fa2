/** Which part of one's own page is shown, kept while other pages are. */
import { signal } from '@preact/signals';

export const TABS = ['account', 'chips', 'banks'] as const;

export const tab = signal<(typeof TABS)[number]>('account');
