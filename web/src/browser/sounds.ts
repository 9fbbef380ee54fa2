/** The few sounds of the table, made as they are heard: there are no files to fetch. */
export type Sound = 'turn' | 'tick' | 'card' | 'chips' | 'win';

interface Note {
  /** Hertz; of noise, the middle of its band. */
  pitch: number;
  /** Seconds from the beginning of the sound. */
  at: number;
  lasts: number;
  loud: number;
  /** `noise` is the rustle of card and chip. */
  as: OscillatorType | 'noise';
}

const SCORES: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [
    { pitch: 660, at: 0, lasts: 0.22, loud: 0.1, as: 'sine' },
    { pitch: 880, at: 0.12, lasts: 0.34, loud: 0.1, as: 'sine' },
  ],
  tick: [{ pitch: 1250, at: 0, lasts: 0.05, loud: 0.07, as: 'triangle' }],
  card: [{ pitch: 2600, at: 0, lasts: 0.07, loud: 0.06, as: 'noise' }],
  chips: [
    { pitch: 5200, at: 0, lasts: 0.04, loud: 0.07, as: 'noise' },
    { pitch: 4300, at: 0.06, lasts: 0.05, loud: 0.06, as: 'noise' },
  ],
  win: [
    { pitch: 523, at: 0, lasts: 0.25, loud: 0.08, as: 'triangle' },
    { pitch: 659, at: 0.12, lasts: 0.25, loud: 0.08, as: 'triangle' },
    { pitch: 784, at: 0.24, lasts: 0.5, loud: 0.08, as: 'triangle' },
  ],
};

let context: AudioContext | null = null;
let rustle: AudioBuffer | null = null;

/** Browsers let a page sound only after the viewer has touched it: until then there is nothing to sound with. */
export function allowSounds(): void {
  const waken = () => {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, waken, { passive: true });
}

function noise(within: AudioContext): AudioBuffer {
  if (rustle) return rustle;
  rustle = within.createBuffer(1, within.sampleRate / 10, within.sampleRate);
  const samples = rustle.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return rustle;
}

function sourceOf(note: Note, within: AudioContext): { source: AudioScheduledSourceNode; out: AudioNode } {
  if (note.as === 'noise') {
    const source = within.createBufferSource();
    source.buffer = noise(within);
    const band = within.createBiquadFilter();
    [band.type, band.frequency.value, band.Q.value] = ['bandpass', note.pitch, 1.2];
    source.connect(band);
    return { source, out: band };
  }
  const source = within.createOscillator();
  [source.type, source.frequency.value] = [note.as, note.pitch];
  return { source, out: source };
}

/** Heard only where the viewer has not switched it off: whoever calls has asked the settings. */
export function sound(kind: Sound): void {
  if (context?.state !== 'running') return;
  for (const note of SCORES[kind]) {
    const [begins, ends] = [context.currentTime + note.at, context.currentTime + note.at + note.lasts];
    const { source, out } = sourceOf(note, context);
    const volume = context.createGain();
    volume.gain.setValueAtTime(note.loud, begins);
    volume.gain.exponentialRampToValueAtTime(0.0001, ends);
    out.connect(volume).connect(context.destination);
    source.start(begins);
    source.stop(ends);
  }
}
