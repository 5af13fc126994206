// The few things all sounds are made of: a tone that glides, and filtered noise.

/** Where sounds are mixed. */
export interface Desk {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
}

const NOISE_SECONDS = 1;

/** The same noise every time: a rendering can be compared. */
const makeNoise = (context: BaseAudioContext): AudioBuffer => {
  const length = Math.round(context.sampleRate * NOISE_SECONDS);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 0x2f6e2b1;
  for (let i = 0; i < length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 0x80000000 - 1;
  }
  return buffer;
};

/** The square of the volume is heard as half as loud for half of it. `volume` is from 0 to 1. */
export const loudness = (volume: number): number => 0.5 * volume * volume;

/** Several sounds at once are held together by a limiter: none of them is ever clipped. */
export const openDesk = (context: BaseAudioContext, volume: number): Desk & { readonly master: GainNode } => {
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -12;
  limiter.ratio.value = 12;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.12;
  const master = context.createGain();
  master.gain.value = loudness(volume);
  limiter.connect(master).connect(context.destination);
  return { context, out: limiter, noise: makeNoise(context), master };
};

interface Stretch {
  /** Seconds. */
  readonly at: number;
  readonly length: number;
  readonly level: number;
  /** Seconds until it is at its loudest. */
  readonly attack?: number;
}

/** Loud at once, or after the attack, and then dying away. */
const envelope = ({ context, out }: Desk, { at, length, level, attack = 0.004 }: Stretch): GainNode => {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(level, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
};

export interface Tone extends Stretch {
  readonly from: number;
  readonly to?: number;
  readonly wave?: OscillatorType;
}

export const tone = (desk: Desk, { from, to = from, wave = 'sine', ...stretch }: Tone): void => {
  const voice = desk.context.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(from, stretch.at);
  voice.frequency.exponentialRampToValueAtTime(to, stretch.at + stretch.length);
  voice.connect(envelope(desk, stretch));
  voice.start(stretch.at);
  voice.stop(stretch.at + stretch.length);
};

export interface Hiss extends Stretch {
  readonly pitch: number;
  readonly sharpness?: number;
  readonly filter?: BiquadFilterType;
  /** Where in the noise it begins, in seconds: two in a row should not be the same. */
  readonly from?: number;
}

export const hiss = (desk: Desk, { pitch, sharpness = 1, filter = 'bandpass', from = 0, ...stretch }: Hiss): void => {
  const source = desk.context.createBufferSource();
  source.buffer = desk.noise;
  source.loop = true;
  const band = desk.context.createBiquadFilter();
  band.type = filter;
  band.frequency.value = pitch;
  band.Q.value = sharpness;
  source.connect(band).connect(envelope(desk, stretch));
  source.start(stretch.at, from % NOISE_SECONDS);
  source.stop(stretch.at + stretch.length);
};
