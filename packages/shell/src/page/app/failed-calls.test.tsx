// @vitest-environment jsdom
import { connect } from "@naluma/api-client/wire-calls";
import type { Locale } from "@naluma/site/locale";
import { openSite } from "@naluma/site/settings.fake";
import { showToast } from "@naluma/ui/toast";
import { fetchToasts, Toaster } from "@naluma/ui/toaster";
import { walletQuery } from "@naluma/wallet";
import { Provider } from "jotai";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { words } from "../../words.ts";
import { createApp } from "./app.ts";

let root: Root;
let container: HTMLElement;

beforeAll(() => Promise.all([fetchToasts(), words.load("en_US"), words.load("zh_CN")]));
beforeEach(() => {
  // Only the timers that React does not use for rendering.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  container = document.createElement("div");
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  vi.useRealTimers();
  localStorage.clear();
});

const told = () => container.textContent;

/** Opens a member's page that requests the wallet and gets this response. */
async function openPage(locale: Locale, answer: (request: Request) => Promise<Response>) {
  connect();
  const sent = vi.fn(answer);
  vi.stubGlobal("fetch", sent);
  const app = createApp(
    { settings: openSite, template: "desktop", locale, currency: "USD", releaseId: "1" },
    window,
  );
  app.session.signIn({ memberId: 7, account: "lotus88", currency: "USD", token: "s_1.secret" });
  root.render(
    <Provider store={app.store}>
      <Toaster label="Notices" dismissLabel="" repeated={String} />
    </Provider>,
  );
  app.queryClient.prefetchQuery(walletQuery(app.api, app.session.current())).catch(() => undefined);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce(), { interval: 1 });
  return app;
}

const stalled = ({ signal }: Request) =>
  new Promise<Response>((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason)),
  );

test.each([
  ["en_US", "The request took too long. Please try again."],
  ["zh_CN", "请求超时，请重试。"],
] as const)(
  "[API-03] [API-12] a call without an answer is given up after 30 s, with the message of %s",
  async (locale, text) => {
    await openPage(locale, stalled);
    await vi.advanceTimersByTimeAsync(29_990);
    await new Promise((drawn) => setImmediate(drawn));
    expect(told()).toBe("");
    await vi.advanceTimersByTimeAsync(10);
    await vi.waitFor(() => expect(told()).toBe(text), { interval: 1 });
  },
);

const gone = (message: string) => () => Promise.reject<Response>(new TypeError(message));
const noNetwork = "We couldn’t reach the site. Check your connection and try again.";

const refusal = { code: "4711", message: "The till is being counted.", data: null };
const header = { status: "4711", desc: "The till is being counted." };

test.each([
  ["[API-13] a network that is gone, as Chrome says it,", gone("Failed to fetch"), noNetwork],
  [
    "[API-13] a network that is gone, as Firefox says it,",
    gone("NetworkError when attempting to fetch resource."),
    noNetwork,
  ],
  [
    "[API-14] an answer that is none",
    () => Promise.resolve(new Response("Internal Server Error", { status: 500 })),
    "Something went wrong. Please try again later.",
  ],
  [
    "[API-16] a refusal that means nothing special",
    () => Promise.resolve(Response.json(refusal)),
    "The till is being counted.",
  ],
  [
    "[API-16] a refusal in the other envelope",
    () => Promise.resolve(Response.json({ header, body: null })),
    "The till is being counted.",
  ],
])("%s shows a message, and the member stays logged in", async (_, answer, text) => {
  const { session } = await openPage("en_US", answer);
  await vi.waitFor(() => expect(told()).toBe(text), { interval: 1 });
  expect(session.member()).toMatchObject({ memberId: 7 });
});

test("a call refused for its session is reported by the logout, and not as a failure", async () => {
  const { store } = await openPage("en_US", () =>
    Promise.resolve(
      Response.json({ code: "401", message: "Log in.", data: null }, { status: 401 }),
    ),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  showToast(store, { kind: "info", message: "After it" });
  await vi.waitFor(() => expect(told()).toContain("After it"), { interval: 1 });
  expect(told()).toBe("After it");
});
