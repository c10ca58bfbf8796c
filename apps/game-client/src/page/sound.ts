import { isMotionReduced } from "./animations.ts";
import { melodies, vibrations } from "./melodies.ts";
import type { SoundName } from "./melodies.ts";
import { readSwitch, writeSwitch } from "./stored.ts";

let isOn = readSwitch("sound");
let context: AudioContext | undefined;

export const isSoundOn = (): boolean => isOn;

/** Silent until the player turns it on. */
export function setSound(on: boolean): void {
  isOn = on;
  writeSwitch("sound", on);
  if (on) playSound("start");
}

/** Reduced motion also means no sound, and a hidden page is silent. */
export function playSound(name: SoundName): void {
  if (!isOn || isMotionReduced() || document.hidden) return;
  navigator.vibrate?.([...(vibrations[name] ?? [])]);
  context ??= new AudioContext();
  // Browsers suspend audio until the player has interacted with the page.
  if (context.state === "suspended") void context.resume();
  for (const [pitch, at, length, volume] of melodies[name]) {
    const begin = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(volume, begin + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.000_1, begin + length);
    tone.connect(gain).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
