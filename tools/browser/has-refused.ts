import { cookies } from "@naluma/site/stored";

/** A month ago, in ms: a clock that a test has put back is not behind it. */
const refusedAt = Date.now() - 30 * 24 * 60 * 60 * 1_000;

/**
 * A browser whose player has refused to be tracked. Else the question would come up by itself wherever a page
 * is left alone.
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
