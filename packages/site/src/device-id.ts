import { newId } from "./new-id.ts";
import { localKeys, type BrowserStorage } from "./stored.ts";

/** Identifies this browser between visits; it reveals nothing about its user. "" if nothing can be stored (W-39). */
export function deviceId(local: BrowserStorage | undefined): string {
  if (!local) return "";
  const known = local.getItem(localKeys.deviceId);
  if (known) return known;
  const made = newId();
  local.setItem(localKeys.deviceId, made);
  return made;
}
