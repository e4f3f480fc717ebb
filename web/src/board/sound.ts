// What the table sounds like: made when it is heard, no recordings.

import { settings } from '../settings.svelte'

/** A tile set down, one that falls, a run of tiles, a tile dealt, a chip or plate turned, and the own turn. */
export type Sound = 'click' | 'thud' | 'chime' | 'deal' | 'flip' | 'turn'

let audio: AudioContext | null = null
/** Where everything is heard: several tiles that fall at once are no louder than the device can play. */
let output: DynamicsCompressorNode | null = null

// Browsers allow sound only after somebody has touched something.
function open(): void {
  audio ??= new AudioContext()
  if (!output) {
    output = audio.createDynamicsCompressor()
    output.connect(audio.destination)
  }
  if (audio.state === 'suspended') void audio.resume()
}
addEventListener('pointerdown', open, { once: true })
addEventListener('keydown', open, { once: true })

/** Semitones above the lowest note of a chime, so that any few of them sound well together. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21]

export function sound(kind: Sound, pitch = 0): void {
  if (!audio || audio.state !== 'running' || settings.muted || !settings.volume) return
  if (kind === 'click') ceramic(2100 + Math.random() * 500, 0.5)
  else if (kind === 'deal') ceramic(2600 + Math.random() * 700, 0.22)
  else if (kind === 'flip') ceramic(1300, 0.4)
  else if (kind === 'thud') note(audio, 'sine', 120, 60, 0, 0.16, 0.9)
  else if (kind === 'chime') chime(pitch)
  else [0, 4].forEach((step, index) => chime(step, index * 0.13))
}

function chime(pitch: number, after = 0): void {
  const steps = SCALE[Math.min(pitch, SCALE.length - 1)] ?? 0
  const frequency = 523 * 2 ** (steps / 12)
  note(audio!, 'sine', frequency, frequency, after, 0.5, 0.35)
  note(audio!, 'sine', frequency * 3, frequency * 3, after, 0.18, 0.08)
}

/** Two hard things touch: a short ring of tones that do not fit together, and a little noise. */
function ceramic(frequency: number, loud: number): void {
  note(audio!, 'triangle', frequency, frequency * 0.97, 0, 0.05, loud)
  note(audio!, 'sine', frequency * 2.76, frequency * 2.7, 0, 0.03, loud * 0.5)
  const noise = audio!.createBufferSource()
  noise.buffer = grain(audio!)
  noise.connect(volume(audio!, 0, 0.015, loud * 0.6))
  noise.start()
}

function note(context: AudioContext, type: OscillatorType, from: number, to: number, after: number, seconds: number, loud: number): void {
  const begin = context.currentTime + after
  const tone = context.createOscillator()
  tone.type = type
  tone.frequency.setValueAtTime(from, begin)
  tone.frequency.exponentialRampToValueAtTime(to, begin + seconds)
  tone.connect(volume(context, after, seconds, loud))
  tone.start(begin)
  tone.stop(begin + seconds)
}

function volume(context: AudioContext, after: number, seconds: number, loud: number): GainNode {
  const begin = context.currentTime + after
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, begin)
  gain.gain.exponentialRampToValueAtTime(loud * settings.volume * 0.4 + 0.0001, begin + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds)
  gain.connect(output ?? context.destination)
  return gain
}

let noise: AudioBuffer | null = null

function grain(context: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = context.createBuffer(1, Math.ceil(context.sampleRate * 0.02), context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  return noise
}
