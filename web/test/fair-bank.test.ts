import { describe, expect, it } from 'vitest';
import written from '../../docs/fair-vectors.json';
import { checkBank } from '../src/fair/bank';
import { type Bytes, fromHex, hexOf } from '../src/fair/bytes';
import { nativeSha256 as digest } from '../src/fair/digest';
import { sealedDeck } from '../src/fair/header';
import { cardFrom, cardNumber, parseCard } from '../src/values/cards';
import type { LogEntry, TableEvent } from '../src/wire';

type Vector = (typeof written)['deals'][0];
const deal = written.deals[0] as Vector;
const bytes = (text: string) => fromHex(text) as Bytes;
const natural = deal.cards.split(' ').map((word) => cardNumber(parseCard(word) as never));

/** The log of a bank that was dealt like the vectors say, in which the first seat's cards were opened. */
async function played(): Promise<TableEvent[]> {
  const { header, nonces, choice, places } = deal;
  const sealed = await sealedDeck(bytes(deal.seeds[choice] as string), natural, digest);
  const [seat = 0] = header.seats;
  const positions = [0, 1, 2].map((slot) => slot * header.seats.length);
  const cards = positions.map((position) => cardFrom(sealed.cards[places[position] as number] as number));
  return [
    { event: 'header_published', header } as unknown as TableEvent,
    ...header.seats.flatMap((at, place) =>
      nonces[place]
        ? [{ event: 'nonce_revealed', seat: at, number: header.number, nonce: nonces[place] } as TableEvent]
        : [],
    ),
    { event: 'bank_started', dealer: header.dealer, stacks: [], dealt: header.seats, present: header.seats },
    {
      event: 'deck_proved',
      number: header.number,
      choice,
      seeds: deal.seeds.filter((_, index) => index !== choice),
      leaves: deal.leaves,
    },
    {
      event: 'deal_started',
      number: 1,
      dealer: header.dealer,
      order: header.seats,
      betting: true,
      dark: false,
    },
    { event: 'opened', seat, cards, score: { points: '1' } } as unknown as TableEvent,
    {
      event: 'salts_given',
      number: header.number,
      salts: positions.map((position) => ({
        position,
        place: places[position] as number,
        salt: hexOf(sealed.salts[places[position] as number] as Bytes),
      })),
    } as TableEvent,
  ];
}

function numbered(events: readonly TableEvent[]): LogEntry[] {
  return events.map((event, seq) => ({ seq, event }));
}

/** The checks that fail once one event of the log has been changed, each with what it says. */
async function failing(change: (events: TableEvent[]) => TableEvent[]): Promise<[string, string][]> {
  const bank = await checkBank(numbered(change(structuredClone(await played()))), deal.cards, digest);
  expect(bank.sound).toBe(bank.deals.every((one) => one.outcomes.every(({ fault }) => fault === null)));
  return bank.deals.flatMap((one) =>
    one.outcomes.flatMap(({ check, fault }) => (fault ? [[check, fault] as [string, string]] : [])),
  );
}

function changed(kind: TableEvent['event'], change: (event: never) => void) {
  return (events: TableEvent[]) => {
    for (const event of events) if (event.event === kind) change(event as never);
    return events;
  };
}

const FF = 'ff'.repeat(32);

describe('the proofs of a bank', () => {
  it('are gone over one by one', async () => {
    const bank = await checkBank(numbered(await played()), deal.cards, digest);
    expect(bank).toMatchObject({ sound: true, cards: 3 });
    expect(bank.deals).toHaveLength(1);
    expect(bank.deals[0]).toMatchObject({ code: deal.code, choice: deal.choice + 1, void: false });
    expect(bank.deals[0]?.outcomes.map(({ check }) => check)).toEqual([
      'terms',
      'nonces',
      'choice',
      'decks',
      'seal',
      'dealt',
      'cards',
    ]);
  });

  it('say of a void deal that its eight decks were sealed', async () => {
    const { header } = deal;
    const events = [
      { event: 'header_published', header },
      { event: 'header_voided', number: header.number, seeds: deal.seeds },
    ] as unknown as TableEvent[];
    const bank = await checkBank(numbered(events), deal.cards, digest);
    expect(bank.deals[0]).toMatchObject({ void: true, choice: 0 });
    expect(bank.deals[0]?.outcomes).toEqual([
      { check: 'terms', fault: null },
      { check: 'decks', fault: null },
    ]);
  });

  it.each<[string, (events: TableEvent[]) => TableEvent[], [string, string][]]>([
    [
      'another number',
      changed('nonce_revealed', (event: { nonce: string }) => {
        event.nonce = FF;
      }),
      [['nonces', 'nonce']],
    ],
    [
      'another seed',
      changed('deck_proved', (event: { seeds: string[] }) => {
        event.seeds[3] = FF;
      }),
      [['decks', 'seed']],
    ],
    [
      'another leaf',
      changed('deck_proved', (event: { leaves: string[] }) => {
        event.leaves[natural.length - 1] = FF;
      }),
      [['seal', 'leaves']],
    ],
    [
      'another card',
      changed('opened', (event: { cards: string[] }) => {
        event.cards.reverse();
      }),
      [['cards', 'card']],
    ],
    [
      'another place',
      changed('salts_given', (event: { salts: { place: number }[] }) => {
        for (const salt of event.salts) salt.place += 1;
      }),
      [['cards', 'position']],
    ],
    [
      'another choice',
      changed('deck_proved', (event: { choice: number; seeds: string[] }) => {
        const all = deal.seeds;
        event.choice = (event.choice + 1) % 8;
        event.seeds = all.filter((_, index) => index !== event.choice);
      }),
      [
        ['choice', 'choice'],
        ['seal', 'leaves'],
      ],
    ],
    [
      'another order of dealing',
      changed('deal_started', (event: { order: number[] }) => {
        event.order = [...event.order].reverse();
      }),
      [['dealt', 'dealt']],
    ],
    [
      'no key to a seal',
      (events) => events.filter((event) => event.event !== 'salts_given'),
      [['cards', 'unsalted']],
    ],
    [
      'no opened decks',
      (events) => events.filter((event) => event.event !== 'deck_proved'),
      [['decks', 'unopened']],
    ],
    [
      'what cannot be read',
      changed('deck_proved', (event: { seeds: string[] }) => {
        event.seeds[0] = 'nonsense';
      }),
      [['decks', 'record']],
    ],
  ])('tell which of them fails: %s', async (_, change, found) => {
    expect(await failing(change)).toEqual(found);
  });

  it('take cuts in whatever order they are made', async () => {
    const { header } = deal;
    const sealed = await sealedDeck(bytes(deal.seeds[deal.choice] as string), natural, digest);
    const cut = (seat: number, position: number) => {
      const place = deal.places[position] as number;
      const salt = { position, place, salt: hexOf(sealed.salts[place] as Bytes) };
      return [
        { event: 'cut', seat, card: cardFrom(sealed.cards[place] as number) },
        { event: 'salts_given', number: header.number, salts: [salt] },
      ];
    };
    const events = (await played()).filter(
      ({ event }) => event !== 'opened' && event !== 'salts_given' && event !== 'deal_started',
    );
    const [first, second] = header.seats as [number, number];
    const asked = { event: 'asked', question: 'cut', seats: header.seats };
    const cutting = (...cuts: unknown[]) => [...events, asked, ...cuts] as TableEvent[];
    expect(await failing(() => cutting(...cut(second, 0), ...cut(first, 1)))).toEqual([]);
    expect(await failing(() => cutting(...cut(second, 1)))).toEqual([['cards', 'position']]);
  });

  it('miss a deal whose number was left out, and terms that cannot be read', async () => {
    const { header } = deal;
    const later = (number: number) => [
      { event: 'header_published', header: { ...header, number } },
      { event: 'header_voided', number, seeds: deal.seeds },
    ];
    const followedBy = (more: unknown[]) => (events: TableEvent[]) => [...events, ...(more as TableEvent[])];
    expect(await failing(followedBy(later(header.number + 1)))).toEqual([]);
    expect(await failing(followedBy(later(header.number + 2)))).toEqual([['terms', 'gap']]);
    const unread = { event: 'header_published', header: { ...header, number: 2, roots: ['x'] } };
    expect(await failing(followedBy([unread]))).toContainEqual(['terms', 'record']);
  });
});
