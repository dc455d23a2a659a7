import { settings } from './settings.ts';

/** Discreet sounds, made on the spot; silent until they are wanted. */
let context: AudioContext | null = null;

interface Tone {
  readonly pitch: number;
  readonly length: number;
  readonly loudness: number;
  readonly shape: OscillatorType;
  readonly after?: number;
}

const SOUNDS = {
  /** A card comes to lie. */
  lay: [
    { pitch: 190, length: 0.09, loudness: 0.16, shape: 'triangle' },
    { pitch: 95, length: 0.12, loudness: 0.12, shape: 'sine' },
  ],
  /** A card is drawn. */
  draw: [{ pitch: 520, length: 0.07, loudness: 0.05, shape: 'triangle' }],
  /** It is my turn, and somebody far away waits. */
  turn: [
    { pitch: 587, length: 0.18, loudness: 0.09, shape: 'sine' },
    { pitch: 784, length: 0.3, loudness: 0.09, shape: 'sine', after: 0.12 },
  ],
  /** The match is over. */
  end: [
    { pitch: 392, length: 0.5, loudness: 0.1, shape: 'sine' },
    { pitch: 494, length: 0.5, loudness: 0.1, shape: 'sine', after: 0.14 },
    { pitch: 587, length: 0.9, loudness: 0.1, shape: 'sine', after: 0.28 },
  ],
} satisfies Record<string, readonly Tone[]>;

export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.value.sound) return;
  context ??= new AudioContext();
  for (const tone of SOUNDS[name]) ring(context, tone);
}

function ring(audio: AudioContext, { pitch, length, loudness, shape, after = 0 }: Tone): void {
  const start = audio.currentTime + after;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(pitch * 0.92, start + length);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length);
}
