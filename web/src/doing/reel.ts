/** Going through a finished bank: where one is, and what the table shows there. */
import { batch, computed, effect, signal } from '@preact/signals';
import type { Replay } from '../api';
import { timed } from '../browser/timing';
import { Desk } from '../state/desk';
import { framesOf, stopAt, stopsOf, tableAt } from '../state/replay';
import { words } from '../words';
import { gameWords } from '../words/game';
import { told } from '../words/log';
import type { Telling } from '../words/sentence';

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long each step is looked at while it runs by itself. */
const PAUSE: Record<Speed, number> = { slow: 3600, normal: 1800, fast: 900 };

export class Reel {
  /** The table as it was, at which nothing can be done. */
  readonly desk: Desk;
  readonly place = signal(0);
  readonly running = signal(false);
  readonly speed = signal<Speed>('normal');

  private readonly telling = computed<Telling>(() => ({
    say: words.value,
    log: gameWords(this.replay.game, words.value).log,
  }));
  private readonly frames = computed(() => framesOf(this.replay, (seat) => words.value.someSeat(seat + 1)));
  private readonly lines = computed(() => this.frames.value.map(({ line }) => line));
  readonly stops = computed(() => stopsOf(this.frames.value, told(this.lines.value, this.telling.value)));
  /** The step in words, as it is read out. */
  readonly spoken = computed(() => {
    const all = told(this.lines.value, { ...this.telling.value, spoken: true });
    return all[this.place.value]?.text ?? '';
  });
  readonly atEnd = computed(() => this.place.value >= this.stops.value.length - 1);

  private readonly ending: () => void;
  private before = 0;

  constructor(
    readonly replay: Replay,
    /** The number of the event that one begins at. */
    seq = 0,
  ) {
    this.desk = new Desk(replay.table, null, undefined, true);
    this.desk.line.value = 'up';
    this.place.value = this.before = stopAt(this.stops.peek(), seq);
    const showing = effect(() => {
      const [place, stop] = [this.place.value, this.stops.value[this.place.value]];
      if (stop) this.desk.table.value = tableAt(this.frames.value, stop, place === this.before + 1);
      this.before = place;
    });
    const running = effect(() => {
      if (!this.running.value) return;
      if (this.atEnd.value) {
        this.running.value = false;
        return;
      }
      const next = this.place.value + 1;
      return timed(PAUSE[this.speed.value], () => this.show(next));
    });
    this.ending = () => {
      showing();
      running();
    };
  }

  private show(place: number): void {
    this.place.value = Math.min(Math.max(0, place), this.stops.peek().length - 1);
  }

  /** Look at another step; it no longer runs by itself. */
  go(place: number): void {
    batch(() => {
      this.running.value = false;
      this.show(place);
    });
  }

  step(by: number): void {
    this.go(this.place.peek() + by);
  }

  toEnd(): void {
    this.go(this.stops.peek().length - 1);
  }

  /** Run by itself, from the beginning where it is at its end; or stop doing so. */
  run(): void {
    batch(() => {
      if (!this.running.peek() && this.atEnd.peek()) this.show(0);
      this.running.value = !this.running.peek();
    });
  }

  close(): void {
    this.ending();
  }
}
