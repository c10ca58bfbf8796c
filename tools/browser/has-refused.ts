import { cookies } from "@naluma/site/stored";

/** A month ago, in ms, so that a test that sets the clock back is still later. */
const refusedAt = Date.now() - 30 * 24 * 60 * 60 * 1_000;

/**
 * The state of a browser whose player has refused tracking. Otherwise the consent question would pop up on any idle
 * page.
 */
export const hasRefused = {
  cookies: [
    {
      name: cookies.trackingConsent,
      value: `refused.${refusedAt}.any`,
      domain: "localhost",
      path: "/",
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: "Lax" as const,
    },
  ],
  origins: [],
};
