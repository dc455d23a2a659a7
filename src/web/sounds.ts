import { type Loudness, settings } from './settings.ts';

/** Discreet sounds by material, made on the spot: no file is needed. */

/** Something that rings. */
interface Tone {
  readonly pitch: number;
  readonly length: number;
  readonly loudness: number;
  readonly shape: OscillatorType;
  readonly after?: number;
}

/** Something that rustles: noise around a pitch. */
interface Rustle {
  readonly around: number;
  readonly length: number;
  readonly loudness: number;
  readonly after?: number;
}

interface Material {
  readonly tones: readonly Tone[];
  readonly rustles: readonly Rustle[];
  /** Milliseconds of trembling and stillness in turn; none where a hand need not feel it. */
  readonly felt?: readonly number[];
}

const sine = (pitch: number, length: number, loudness: number, after = 0): Tone => ({
  pitch,
  length,
  loudness,
  shape: 'sine',
  after,
});

const SOUNDS = {
  /** A card comes to lie. */
  card: {
    tones: [{ pitch: 110, length: 0.09, loudness: 0.12, shape: 'triangle' }],
    rustles: [{ around: 1900, length: 0.07, loudness: 0.16 }],
  },
  /** A card is drawn. */
  draw: { tones: [], rustles: [{ around: 3200, length: 0.12, loudness: 0.07 }] },
  /** Glass touches glass: partials that are no chord, the higher the shorter. */
  glass: {
    tones: [sine(1568, 0.5, 0.06), sine(4311, 0.28, 0.03), sine(6790, 0.16, 0.018)],
    rustles: [],
  },
  /** A ring of glass turns by a notch in its frame. */
  wheel: {
    tones: [sine(392, 0.14, 0.05)],
    rustles: [{ around: 900, length: 0.16, loudness: 0.08 }],
  },
  /** Coins fall on one another. */
  coin: {
    tones: [0, 0.09, 0.16].flatMap((after) => [sine(2637, 0.3, 0.05, after), sine(3951, 0.22, 0.035, after)]),
    rustles: [],
    felt: [12],
  },
  /** A banner falls, another is raised. */
  banner: {
    tones: [sine(196, 0.5, 0.09), sine(294, 0.6, 0.08, 0.16)],
    rustles: [
      { around: 600, length: 0.35, loudness: 0.16 },
      { around: 1100, length: 0.25, loudness: 0.1, after: 0.18 },
    ],
    felt: [30],
  },
  /** It is my turn, and somebody far away waits. */
  turn: {
    tones: [sine(587, 0.18, 0.09), sine(784, 0.3, 0.09, 0.12)],
    rustles: [],
    felt: [60, 80, 60],
  },
  /** The match is over. */
  end: {
    tones: [sine(392, 0.5, 0.1), sine(494, 0.5, 0.1, 0.14), sine(587, 0.9, 0.1, 0.28)],
    rustles: [],
    felt: [40, 60, 90],
  },
} satisfies Record<string, Material>;

export type Sound = keyof typeof SOUNDS;

const VOLUMES: Readonly<Record<Loudness, number>> = { soft: 0.6, full: 1.5 };

let context: AudioContext | null = null;

export function play(name: Sound): void {
  const { sound, loudness, vibration } = settings.value;
  const { tones, rustles, felt }: Material = SOUNDS[name];
  if (vibration && felt !== undefined) navigator.vibrate?.([...felt]);
  if (!sound) return;
  context ??= new AudioContext();
  for (const tone of tones) ring(context, tone, VOLUMES[loudness]);
  for (const each of rustles) rustle(context, each, VOLUMES[loudness]);
}

/** Rises at once and dies away. */
function volumeOf(audio: AudioContext, start: number, length: number, loudness: number): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(audio.destination);
  return volume;
}

function ring(audio: AudioContext, { pitch, length, loudness, shape, after = 0 }: Tone, by: number): void {
  const start = audio.currentTime + after;
  const voice = audio.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, start);
  voice.connect(volumeOf(audio, start, length, loudness * by));
  voice.start(start);
  voice.stop(start + length);
}

let noise: AudioBuffer | null = null;

/** A second of noise, which is cut to length. */
function noiseIn(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

function rustle(audio: AudioContext, { around, length, loudness, after = 0 }: Rustle, by: number): void {
  const start = audio.currentTime + after;
  const voice = audio.createBufferSource();
  voice.buffer = noise ??= noiseIn(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.setValueAtTime(around, start);
  voice.connect(band).connect(volumeOf(audio, start, length, loudness * by));
  voice.start(start);
  voice.stop(start + length);
}
