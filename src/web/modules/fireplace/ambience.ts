import { SOUNDSCAPES, type Soundscape } from './soundscapes.ts'
import type { FireplaceTheme } from './themes.ts'

/** Fixed by the specification. */
export const AMBIENT_VOLUME = 0.3

const FADE_SECONDS = 0.6
const LOOP_SECONDS = 7

type Voice = { fadeOut(): void }

function buffer(context: BaseAudioContext, fill: (samples: Float32Array, rate: number) => void): AudioBuffer {
  const made = context.createBuffer(1, context.sampleRate * LOOP_SECONDS, context.sampleRate)
  fill(made.getChannelData(0), context.sampleRate)
  return made
}

function hiss(samples: Float32Array) {
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
}

/** Each crack is a burst of a few milliseconds; most are faint, a few loud. */
const cracks = (perSecond: number) => (samples: Float32Array, rate: number) => {
  for (let count = 0; count < perSecond * LOOP_SECONDS; count++) {
    const start = Math.floor(Math.random() * samples.length)
    const loud = Math.random() ** 3
    const decay = rate * (0.0008 + Math.random() * 0.006)
    for (let at = 0; at < decay * 6 && start + at < samples.length; at++) {
      samples[start + at] =
        (samples[start + at] ?? 0) + (Math.random() * 2 - 1) * loud * Math.exp(-at / decay)
    }
  }
}

function gain(context: BaseAudioContext, level: number, to: AudioNode): GainNode {
  const node = context.createGain()
  node.gain.value = level
  node.connect(to)
  return node
}

function playFiltered(
  context: BaseAudioContext,
  sound: AudioBuffer,
  [type, frequency, sharpness]: readonly [BiquadFilterType, number, number],
  to: AudioNode,
  sources: AudioScheduledSourceNode[],
): BiquadFilterNode {
  const source = context.createBufferSource()
  source.buffer = sound
  source.loop = true
  const filter = context.createBiquadFilter()
  filter.type = type
  filter.frequency.value = frequency
  filter.Q.value = sharpness
  source.connect(filter).connect(to)
  sources.push(source)
  return filter
}

function oscillate(
  context: BaseAudioContext,
  parameter: AudioParam,
  hertz: number,
  depth: number,
  sources: AudioScheduledSourceNode[],
) {
  const slow = context.createOscillator()
  slow.frequency.value = hertz
  const reach = context.createGain()
  reach.gain.value = depth
  slow.connect(reach).connect(parameter)
  sources.push(slow)
}

function hum(
  context: BaseAudioContext,
  sound: NonNullable<Soundscape['hum']>,
  to: AudioNode,
  sources: AudioScheduledSourceNode[],
) {
  for (const [index, tone] of sound.tones.entries()) {
    const oscillator = context.createOscillator()
    oscillator.type = sound.shape
    oscillator.frequency.value = tone
    const level = gain(context, sound.level / sound.tones.length / (index + 1), to)
    oscillator.connect(level)
    oscillate(context, level.gain, sound.beat * (1 + index * 0.37), level.gain.value * 0.5, sources)
    sources.push(oscillator)
  }
}

function play(context: BaseAudioContext, sound: Soundscape, to: AudioNode): AudioScheduledSourceNode[] {
  const sources: AudioScheduledSourceNode[] = []
  const { rumble, crackle, wind } = sound
  const air = buffer(context, hiss)
  if (rumble) {
    const level = gain(context, rumble.level, to)
    playFiltered(context, air, ['lowpass', rumble.below, 0.4], level, sources)
    oscillate(context, level.gain, 0.31, rumble.level * 0.35, sources)
  }
  if (wind) {
    const level = gain(context, wind.level * 0.5, to)
    const filter = playFiltered(context, air, ['bandpass', wind.around, 1.1], level, sources)
    oscillate(context, filter.frequency, 1 / wind.swell, wind.around * 0.4, sources)
    oscillate(context, level.gain, 0.7 / wind.swell, wind.level * 0.22, sources)
  }
  if (crackle) {
    const made = buffer(context, cracks(crackle.rate))
    playFiltered(
      context,
      made,
      ['bandpass', crackle.pitch, 0.7],
      gain(context, crackle.level * 2.4, to),
      sources,
    )
  }
  if (sound.hum) hum(context, sound.hum, to, sources)
  for (const source of sources) source.start()
  return sources
}

function voice(context: BaseAudioContext, theme: FireplaceTheme): Voice {
  const master = gain(context, 0, context.destination)
  const sources = play(context, SOUNDSCAPES[theme], master)
  master.gain.linearRampToValueAtTime(AMBIENT_VOLUME, context.currentTime + FADE_SECONDS)
  return {
    fadeOut() {
      const now = context.currentTime
      master.gain.cancelScheduledValues(now)
      master.gain.setValueAtTime(master.gain.value, now)
      master.gain.linearRampToValueAtTime(0, now + FADE_SECONDS)
      for (const source of sources) source.stop(now + FADE_SECONDS)
      sources[0]?.addEventListener('ended', () => master.disconnect(), { once: true })
    },
  }
}

/** Needs a gesture of the visitor. Returns a function that stops the sound. */
export function startAmbience(context: AudioContext, theme: FireplaceTheme): () => void {
  void context.resume()
  const { fadeOut } = voice(context, theme)
  return fadeOut
}
