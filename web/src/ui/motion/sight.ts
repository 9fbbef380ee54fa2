/** Where things lie on the table, read in one pass. */

export interface Thing {
  box: DOMRect;
  node: HTMLElement;
}

export interface SeatSight {
  plate: DOMRect;
  chip: Thing | null;
  cards: Thing[];
}

export interface Sight {
  pot: Thing | null;
  seats: Map<number, SeatSight>;
}

function thing(node: Element | null): Thing | null {
  return node instanceof HTMLElement ? { box: node.getBoundingClientRect(), node } : null;
}

export function lookAt(felt: HTMLElement): Sight {
  const seats = new Map<number, SeatSight>();
  for (const seat of felt.querySelectorAll('[data-seat]')) {
    const plate = seat.querySelector('.plate') ?? seat;
    seats.set(Number(seat.getAttribute('data-seat')), {
      plate: plate.getBoundingClientRect(),
      chip: thing(seat.querySelector('.chip')),
      cards: [...seat.querySelectorAll('.card')].flatMap((card) => thing(card) ?? []),
    });
  }
  return { pot: thing(felt.querySelector('[data-spot="pot"]')), seats };
}
