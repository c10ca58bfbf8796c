import { isMotionReduced } from "./animations.ts";
import { melodies, vibrations } from "./melodies.ts";
import type { SoundName } from "./melodies.ts";
import { readSwitch, writeSwitch } from "./stored.ts";

let isOn = readSwitch("sound");
let context: AudioContext | undefined;

export const isSoundOn = (): boolean => isOn;

/** Silent until somebody asks for it. */
export function setSound(on: boolean): void {
  isOn = on;
  writeSwitch("sound", on);
  if (on) playSound("start");
}

/** Whoever wants no motion wants no noise either; a page that nobody looks at is silent. */
export function playSound(name: SoundName): void {
  if (!isOn || isMotionReduced() || document.hidden) return;
  navigator.vibrate?.([...(vibrations[name] ?? [])]);
  context ??= new AudioContext();
  // A browser keeps the sound of a page asleep until the player has pressed something.
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
