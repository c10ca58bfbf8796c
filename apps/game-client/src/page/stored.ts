export type StoredSwitch = "sound" | "quick";

const key = (name: StoredSwitch): string => `naluma.games.${name}`;

/** Storage may be blocked for a page in a frame; then a switch lasts only as long as the page. */
export function readSwitch(name: StoredSwitch): boolean {
  try {
    return localStorage.getItem(key(name)) === "on";
  } catch {
    return false;
  }
}

export function writeSwitch(name: StoredSwitch, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key(name), "on");
    else localStorage.removeItem(key(name));
  } catch {
    // Storage is blocked; the switch keeps its state until the page closes.
  }
}
