/** What the pages of the games remember on this device; each is one switch. */
export type StoredSwitch = "sound" | "quick";

const key = (name: StoredSwitch): string => `naluma.games.${name}`;

/** Storage may be closed to a page in a frame; then a switch lasts as long as the page. */
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
    // Nothing is lost: the switch stands as it was pressed until the page closes.
  }
}
