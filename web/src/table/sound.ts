/** Two soft tones, off until the reader asks for them: your turn, and a move was made. Never the only channel. */
import { settings } from '../lib/settings.svelte';

let context: AudioContext | undefined;

export function chime(kind: 'turn' | 'move'): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const notes = kind === 'turn' ? [523.25, 783.99] : [392];
  notes.forEach((pitch, i) => {
    const at = context!.currentTime + i * 0.14;
    const tone = context!.createOscillator();
    const gain = context!.createGain();
    tone.frequency.value = pitch;
    tone.type = 'sine';
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(settings.volume * 0.25, at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(gain).connect(context!.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  });
}
