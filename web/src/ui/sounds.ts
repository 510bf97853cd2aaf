// A few notes made on the spot; off unless switched on.
import { settings } from './settings.svelte.ts';

let context: AudioContext | null = null;

function tone(frequency: number, at: number, length: number, kind: OscillatorType, volume: number): void {
  if (!context) return;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  const start = context.currentTime + at;
  oscillator.type = kind;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

export type Sound = 'turn' | 'move' | 'battle' | 'glory' | 'doom' | 'chat';

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  switch (sound) {
    case 'turn':
      tone(196, 0, 0.5, 'sawtooth', 0.06);
      tone(294, 0.12, 0.7, 'sawtooth', 0.05);
      break;
    case 'move':
      tone(140, 0, 0.08, 'square', 0.04);
      break;
    case 'battle':
      tone(90, 0, 0.3, 'sawtooth', 0.1);
      tone(70, 0.15, 0.4, 'sawtooth', 0.1);
      break;
    case 'glory':
      tone(523, 0, 0.15, 'triangle', 0.06);
      tone(659, 0.08, 0.2, 'triangle', 0.06);
      break;
    case 'doom':
      tone(55, 0, 1.6, 'sawtooth', 0.12);
      tone(58, 0, 1.6, 'sawtooth', 0.1);
      break;
    case 'chat':
      tone(880, 0, 0.08, 'sine', 0.04);
      break;
  }
}
