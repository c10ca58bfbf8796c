import { type ClientType, clientTypes } from "./device.ts";
import { newId } from "./new-id.ts";
import type { Platform } from "./platform.ts";
import { type BrowserStorage, localKeys } from "./stored.ts";

/** The device details for a login and its double validation; flat in the body, with "" for unknown values (W-39). */
export interface DeviceInfo {
  readonly device: number;
  readonly login_type: Platform;
  readonly system: string;
  readonly browser: string;
  readonly system_version: string;
  /** A page cannot know it; the server determines it itself. */
  readonly remote_addr: "";
  readonly host: string;
  readonly cdn: "";
  readonly udid: string;
}

/** The order matters: a browser that poses as another must be matched before it. */
const systems: readonly (readonly [name: string, version: RegExp])[] = [
  ["iOS", /(?:iPhone|iPad|iPod).*? OS (\d+(?:[._]\d+)*)/],
  ["Android", /Android (\d+(?:\.\d+)*)/],
  ["Windows", /Windows NT (\d+(?:\.\d+)*)/],
  ["macOS", /Mac OS X (\d+(?:[._]\d+)*)/],
  ["ChromeOS", /CrOS \S+ (\d+(?:\.\d+)*)/],
  ["Linux", /Linux()/],
];

const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ["Edge", /\bEdgA?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
];

interface Device {
  readonly client: ClientType;
  readonly platform: Platform;
  readonly userAgent: string;
  readonly host: string;
  /** Stable between visits; "" if this browser cannot store one. */
  readonly udid: string;
}

export function deviceInfo({ client, platform, userAgent, host, udid }: Device): DeviceInfo {
  const system = systems.find(([, version]) => version.test(userAgent));
  const browser = browsers.find(([, mark]) => mark.test(userAgent));
  return {
    device: clientTypes[client],
    login_type: platform,
    system: system?.[0] ?? "",
    browser: browser?.[0] ?? "",
    system_version: (system?.[1].exec(userAgent)?.[1] ?? "").replaceAll("_", "."),
    remote_addr: "",
    host,
    cdn: "",
    udid,
  };
}

/** Identifies this browser between visits; it reveals nothing about its user. "" if nothing can be stored (W-39). */
export function deviceId(local: BrowserStorage | undefined): string {
  if (!local) return "";
  const known = local.getItem(localKeys.deviceId);
  if (known) return known;
  const made = newId();
  local.setItem(localKeys.deviceId, made);
  return made;
}
