import type { Currency } from "@naluma/site/currency";

export interface Registered {
  readonly memberId: number;
  readonly currency: Currency;
}

interface Known {
  readonly siteId: number;
  /** In ms since 1970. */
  readonly now: number;
  readonly eventId: string;
  /** The stored click, if an ad led here. */
  readonly click: string | undefined;
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Identifies returning members without revealing who they are. Browsers only hash on secure pages. */
const opaqueId = async (text: string): Promise<string | undefined> =>
  globalThis.isSecureContext === false
    ? undefined
    : hexOf(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

/** The event of a registration: it contains no account, name, phone, mail or token (TRACK-01). */
export async function registrationEvent(
  { memberId, currency }: Registered,
  { siteId, now, eventId, click }: Known,
) {
  const member = await opaqueId(`${siteId}:${memberId}`);
  return {
    eventName: "CompleteRegistration" as const,
    eventTime: Math.floor(now / 1_000),
    eventID: eventId,
    userData: {
      ...(member !== undefined && { external_id: member }),
      ...(click !== undefined && { fbc: click }),
    },
    customData: { currency },
  };
}
