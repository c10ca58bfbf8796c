import type { BrowserContext } from "@playwright/test";

const marker = "policy violation:";

/** React's numbers for a document that the page's code would draw otherwise: 418 to 425. It goes on all the same. */
const hydration = /Minified React error #4(1[89]|2[2-5])\b/;

/**
 * What the pages of a test complain about: console errors, uncaught errors, violations of the content policy and
 * documents that were drawn a second time, in every window. A test ends well only without any, except those it expects.
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
  // React mends it and the page reports it to the gateway: no console hears of it.
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
    /** From now on and for what was heard already, complaints like this belong to the test. */
    expect: (pattern: RegExp): void => void expected.push(pattern),
    /** Violations of the policy; no test may expect any. */
    violations: (): string[] => heard.filter((text) => text.startsWith(marker)),
    unexpected: (): string[] =>
      heard.filter(
        (text) => text.startsWith(marker) || !expected.some((pattern) => pattern.test(text)),
      ),
  };
};

export type Complaints = Awaited<ReturnType<typeof createComplaints>>;

/** What a browser writes of a platform that is not there; the page itself says it in words. */
export const platformIsAway = /status of 50\d|WebSocket connection|ERR_|Failed to load resource/;

/**
 * What a browser writes of a network that is gone. The socket library asks for a sign of life then, while its
 * socket is closed.
 */
export const networkIsGone =
  /ERR_INTERNET_DISCONNECTED|WebSocket (connection|is already in CLOSING)/;

/** The library leaves its channels when a session ends. The platform may be closing the socket then. */
export const socketIsClosing = /WebSocket is already in CLOSING/;

/** What a browser writes of connections that are reset, hang or are turned away. */
export const networkBreaks = /ERR_|WebSocket|status of 50\d|Failed to load resource/;
