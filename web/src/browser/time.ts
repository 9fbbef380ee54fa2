/** The running time, by this machine's clock, for whoever watches it. */
import { computed, signal } from '@preact/signals';

const BEAT = 200;
export const SLOW = 5000;

let beats: ReturnType<typeof setInterval> | undefined;

function beat(): void {
  time.value = Date.now();
}

/** A few times a second; it stands still while nobody watches. */
export const time = signal(Date.now(), {
  watched() {
    beat();
    beats = setInterval(beat, BEAT);
  },
  unwatched() {
    clearInterval(beats);
  },
});

/** Every few seconds, for what needs no more. */
export const slowTime = computed(() => time.value - (time.value % SLOW));
