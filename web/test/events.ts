/** Every kind of event that the log tells of by itself, with its variants; seat 1 acts, and the others look on. */
import type { TableEvent } from '../src/wire';

type Kind = TableEvent['event'];

const cards = ['Ts', '9h', '6c'];
const score = { points: '65/2', label: 'tri_lba' };

export const EVENTS: { readonly [K in Kind]: readonly Extract<TableEvent, { event: K }>[] } = {
  bank_started: [{ event: 'bank_started', dealer: 1, stacks: [], dealt: [0, 1], present: [0, 1] }],
  ante_posted: [{ event: 'ante_posted', seat: 1, amount: 10 }],
  deal_started: [
    { event: 'deal_started', number: 2, dealer: 1, order: [0, 1], betting: true, dark: false },
    { event: 'deal_started', number: 1, dealer: 1, order: [0, 1], betting: false, dark: false },
  ],
  looked: [
    { event: 'looked', seat: 1, slots: [0], cards: [null], to: [1] },
    { event: 'looked', seat: 1, slots: [0, 1], cards: [null, null], to: [1] },
    { event: 'looked', seat: 1, slots: [0], cards: ['Td'], to: [0, 1] },
  ],
  checked: [
    { event: 'checked', seat: 1 },
    { event: 'checked', seat: 1, by: 'clock' },
  ],
  folded: [
    { event: 'folded', seat: 1 },
    { event: 'folded', seat: 1, by: 'clock' },
    { event: 'folded', seat: 1, by: 'departure' },
  ],
  staked: ['bet', 'call', 'raise', 'dark', 'all-in', 'stake', 'show', 'compare'].map((kind) => ({
    event: 'staked' as const,
    seat: 1,
    kind,
    amount: 1250,
    level: 1250,
    ends_dark: kind === 'bet',
  })),
  returned: [{ event: 'returned', seat: 1, amount: 40 }],
  compared: [
    { event: 'compared', seat: 1, other: 2, cards, other_cards: cards, beaten: [2] },
    { event: 'compared', seat: 1, other: 2, cards: [null], other_cards: [null], beaten: [] },
  ],
  proposed: [{ event: 'proposed', seat: 1 }],
  answered: [
    { event: 'answered', seat: 1, accepted: true },
    { event: 'answered', seat: 1, accepted: false },
    { event: 'answered', seat: 1, accepted: false, by: 'clock' },
  ],
  redeal_demanded: [{ event: 'redeal_demanded', seat: 1 }],
  left: [
    { event: 'left', seat: 1 },
    { event: 'left', seat: 1, offline: true },
  ],
  went_away: [{ event: 'went_away', seat: 1 }],
  showdown_started: [{ event: 'showdown_started', order: [1, 0] }],
  opened: [{ event: 'opened', seat: 1, cards, score }],
  mucked: [{ event: 'mucked', seat: 1 }],
  tied: [{ event: 'tied', equals: [1, 2] }],
  chose: [
    { event: 'chose', seat: 1, cook: true },
    { event: 'chose', seat: 1, cook: false },
  ],
  svara_declared: [{ event: 'svara_declared', number: 1, equals: [0, 1], dealer: 1, price: 150, asked: [2] }],
  joined: [
    { event: 'joined', seat: 1, amount: 150 },
    { event: 'joined', seat: 1, amount: 150, pool: [[2, 50]] },
  ],
  declined: [{ event: 'declined', seat: 1 }],
  withdrawn: [{ event: 'withdrawn', seat: 1 }],
  deal_awaited: [{ event: 'deal_awaited', cutters: [1, 2] }],
  cut: [{ event: 'cut', seat: 1, card: '9d' }],
  rake_taken: [{ event: 'rake_taken', amount: 9 }],
  won: [{ event: 'won', seat: 1, amount: 60 }],
  bank_voided: [{ event: 'bank_voided', returned: [[1, 10]] }],
  sat_down: [
    { event: 'sat_down', seat: 1, name: 'N1', amount: 500 },
    { event: 'sat_down', seat: 1, name: 'N1', amount: 0 },
  ],
  topped_up: [{ event: 'topped_up', seat: 1, amount: 100 }],
  stood_up: (['player', 'broke', 'house'] as const).map((why) => ({
    event: 'stood_up' as const,
    seat: 1,
    amount: 0,
    at: 0,
    until: 0,
    why,
  })),
  seat_moved: [{ event: 'seat_moved', seat: 1, to: 3, amount: 500 }],
  sat_out: [{ event: 'sat_out', seat: 1 }],
  line_lost: [{ event: 'line_lost', seat: 1, deadline: null }],
  line_back: [{ event: 'line_back', seat: 1 }],
  pledged: [
    { event: 'pledged', seat: 1, to: 2, amount: 12 },
    { event: 'pledged', seat: 1, to: 2, amount: 0 },
  ],
  match_started: [{ event: 'match_started', number: 2 }],
  match_ended: [{ event: 'match_ended', winners: [1], scores: [] }],
  header_voided: [
    { event: 'header_voided', number: 1, seeds: [], silent: [1] },
    { event: 'header_voided', number: 1, seeds: [] },
  ],

  // These go without saying, or depend on what came before or on the game.
  table_opened: [],
  leaving: [],
  pressed: [],
  auto_press_set: [],
  new_deal_asked: [],
  auto_press_due: [],
  new_deal_closed: [],
  dealer_drawn: [],
  clock_started: [],
  time_bank_opened: [],
  time_bank_used: [],
  clock_extended: [],
  committed: [],
  header_published: [],
  nonce_revealed: [],
  deck_proved: [],
  salts_given: [],
  hidden: [],
  asked: [],
  dark_ended: [],
  timed_out: [],
  dealer_chosen: [],
  bank_ended: [],
};
