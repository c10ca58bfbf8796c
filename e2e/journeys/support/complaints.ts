import type { BrowserContext } from "@playwright/test";

const marker = "policy violation:";

/** React's error numbers for a hydration mismatch: 418 to 425. The page keeps working. */
const hydration = /Minified React error #4(1[89]|2[2-5])\b/;

/**
 * Complaints of a test's pages in all windows: console errors, uncaught errors, violations of the content security
 * policy, and hydration mismatches. A test fails if there are any, except those it expects.
 */
export const createComplaints = async (context: BrowserContext) => {
  const heard: string[] = [];
  const expected: RegExp[] = [];

  context.on("console", (message) => {
    if (message.type() === "error") heard.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) =>
    heard.push(`uncaught: ${error.error().message}\n${error.error().stack ?? ""}`),
  );
  // React repairs a mismatch and the page reports it to the gateway, so the console shows nothing.
  context.on("request", (request) => {
    const said = new URL(request.url()).pathname === "/reports/error" ? request.postData() : null;
    if (said !== null && hydration.test(said)) heard.push(`reported: ${said}`);
  });
  await context.addInitScript((name) => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(name, event.effectiveDirective, event.blockedURI, event.sample);
    });
  }, marker);

  return {
    /** Accepts complaints that match, both past and future ones. */
    expect: (pattern: RegExp): void => void expected.push(pattern),
    /** Policy violations; no test may expect any. */
    violations: (): string[] => heard.filter((text) => text.startsWith(marker)),
    unexpected: (): string[] =>
      heard.filter(
        (text) => text.startsWith(marker) || !expected.some((pattern) => pattern.test(text)),
      ),
  };
};

export type Complaints = Awaited<ReturnType<typeof createComplaints>>;

/** The browser's errors when the platform is down; the page itself shows its own message. */
export const platformIsAway = /status of 50\d|WebSocket connection|ERR_|Failed to load resource/;

/**
 * The browser's errors when the network is gone. The socket library then sends a ping although its socket is closed.
 */
export const networkIsGone =
  /ERR_INTERNET_DISCONNECTED|WebSocket (connection|is already in CLOSING)/;

/** The library leaves its channels when a session ends; the platform may already be closing the socket. */
export const socketIsClosing = /WebSocket is already in CLOSING/;

/** The browser's errors for connections that are reset, stalled or rejected. */
export const networkBreaks = /ERR_|WebSocket|status of 50\d|Failed to load resource/;
