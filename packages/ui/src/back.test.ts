// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { createBack } from "./back.ts";
import { hearBackFirst } from "./hear-first.ts";

const { history, location } = window;
hearBackFirst(window);
const back = createBack(window);

/** The events that reach the router. */
let heard: string[] = [];
window.addEventListener("popstate", () => heard.push(location.pathname));

/** Pushes as the router does: with a key and an index for each entry. */
const push = (to: string) =>
  history.pushState({ key: to, idx: (history.state?.idx ?? 0) + 1 }, "", to);
const replace = (to: string) => history.replaceState({ key: to, idx: history.state.idx }, "", to);

/** The current path, and the number of layers above the page in its history entry. */
const at = () => [location.pathname, history.state?.layers ?? 0];
const reach = (path: string, layers = 0) => vi.waitFor(() => expect(at()).toEqual([path, layers]));

beforeEach(() => {
  push("/sponsors");
  push("/");
  heard = [];
});

test("Back asks the topmost layers to close, one after the other, and the router hears nothing", async () => {
  const closed: string[] = [];
  const open = (name: string) => {
    const close = back.open(() => {
      closed.push(name);
      close();
    });
  };
  open("dialog");
  open("question");
  history.back();
  await reach("/", 1);
  expect(closed).toEqual(["question"]);
  history.back();
  await reach("/");
  expect([closed, heard]).toEqual([["question", "dialog"], []]);
  history.back();
  await reach("/sponsors");
  expect(heard).toEqual(["/sponsors"]);
});

test("a jump over several entries closes every layer above", async () => {
  const closed: string[] = [];
  for (const name of ["lower", "upper"]) {
    const close = back.open(() => {
      closed.push(name);
      close();
    });
  }
  history.go(-2);
  await reach("/");
  expect(closed).toEqual(["upper", "lower"]);
});

test("a layer closed in another way removes its entry, so that Back leads to the previous page", async () => {
  const close = back.open(() => undefined);
  close();
  await reach("/");
  history.back();
  await reach("/sponsors");
  expect(heard).toEqual(["/sponsors"]);
});

test("a layer that does not close gets its entry back", async () => {
  const onBack = vi.fn();
  const close = back.open(onBack);
  history.back();
  await vi.waitFor(() => expect(onBack).toHaveBeenCalled());
  await reach("/", 1);
  close();
  await reach("/");
  expect(heard).toEqual([]);
});

test("Forward to a closed layer stays on the page", async () => {
  const onBack = vi.fn(() => close());
  const close = back.open(onBack);
  history.back();
  await reach("/");
  const go = vi.spyOn(history, "go");
  history.forward();
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith(-1));
  await reach("/");
  expect([onBack.mock.calls.length, heard]).toEqual([1, []]);
});

test.each(["before", "after", "long after"])(
  "a page opened %s its layer went leaves no entry of it behind",
  async (when) => {
    const close = back.open(() => undefined);
    close();
    if (when === "after") await new Promise((resolve) => window.setTimeout(resolve));
    if (when === "long after") await reach("/");
    push("/user");
    await reach("/user");
    // Waits until no navigation is pending.
    await new Promise((resolve) => window.setTimeout(resolve, 20));
    expect([at(), heard]).toEqual([["/user", 0], []]);
    history.back();
    await reach("/");
    history.back();
    await reach("/sponsors");
    expect(heard).toEqual(["/", "/sponsors"]);
  },
);

test("a layer that stays over the next page is closed by Back there", async () => {
  const close = back.open(() => close());
  push("/user");
  await reach("/user", 1);
  history.back();
  await reach("/user");
  expect(heard).toEqual([]);
});

test.each(["upper first", "both at once"])(
  "a page replaced under one layer, above which another opens, is the page below both: %s",
  async (order) => {
    const closeLower = back.open(() => undefined);
    replace("/home");
    const closeUpper = back.open(() => undefined);
    await reach("/home", 2);
    closeUpper();
    if (order === "upper first") await reach("/home", 1);
    closeLower();
    await reach("/home");
    expect(heard).toEqual([]);
    history.back();
    await reach("/sponsors");
    expect(heard).toEqual(["/sponsors"]);
  },
);

test("an address replaced under a layer becomes the page's own", async () => {
  const close = back.open(() => close());
  replace("/?gt_id=2");
  history.replaceState(history.state, "", "#games");
  history.back();
  await reach("/");
  expect(location.href).toContain("/?gt_id=2#games");
  expect(history.state).toEqual({ key: "/?gt_id=2", idx: expect.any(Number) });
  history.back();
  await reach("/sponsors");
  expect(heard).toEqual(["/sponsors"]);
});

test("a document loaded at the entry of a layer goes to its page", async () => {
  history.pushState({ ...history.state, idx: history.state.idx + 1, layers: 1 }, "");
  back.start();
  await reach("/");
  expect(heard).toEqual([]);
});

test("the page of such a document has the address that its layer had", async () => {
  history.replaceState(history.state, "", "/?invite=FRIEND36");
  history.pushState({ ...history.state, idx: history.state.idx + 1, layers: 1 }, "", "/");
  back.start();
  await reach("/");
  expect(location.search).toBe("");
});

test("a layer that opens in a document loaded at another's entry removes that entry with its own", async () => {
  history.pushState({ ...history.state, idx: history.state.idx + 1, layers: 1 }, "");
  const close = createBack(window).open(() => undefined);
  expect(at()).toEqual(["/", 1]);
  close();
  await reach("/");
  expect(heard).toEqual([]);
});

test("a document requested while an entry is being removed loads once it is gone", async () => {
  const navigation = new EventTarget();
  const reload = vi.fn();
  const win: Parameters<typeof createBack>[0] = {
    history,
    navigation,
    location: { href: location.href, reload, replace: vi.fn(), assign: vi.fn() },
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    addEventListener: window.addEventListener.bind(window),
  };
  window.beforeRouter = (event) => win.beforeRouter?.(event);
  const go = vi.spyOn(history, "go").mockImplementationOnce(() => undefined);
  const close = createBack(win).open(() => undefined);
  close();
  await vi.waitFor(() => expect(go).toHaveBeenCalled());
  const asked = Object.assign(new Event("navigate", { cancelable: true }), {
    destination: { sameDocument: false, url: location.href },
    navigationType: "reload",
    downloadRequest: null,
    formData: null,
  });
  navigation.dispatchEvent(asked);
  expect([asked.defaultPrevented, reload.mock.calls.length]).toEqual([true, 0]);
  history.back();
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(at()).toEqual(["/", 0]);
});
