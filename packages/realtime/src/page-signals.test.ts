import { afterEach, expect, test, vi } from "vitest";
import { pageSignals } from "./page-signals.ts";

afterEach(() => void vi.unstubAllGlobals());

/** A page that listens to the browser; `heard` contains the signals, in order. */
function listening() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  const heard: string[] = [];
  const stop = pageSignals.listen({
    online: () => heard.push("online"),
    offline: () => heard.push("offline"),
    visible: () => heard.push("visible"),
    pageCached: () => heard.push("cached"),
    pageRestored: () => heard.push("restored"),
  });
  const say = (type: string, persisted?: boolean) =>
    window.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return { say, document, heard, stop };
}

test("a page is reported as cached and restored only if the browser keeps it", () => {
  const { say, heard } = listening();
  say("pagehide", false);
  say("pageshow", false);
  expect(heard).toEqual([]);
  say("pagehide", true);
  say("pageshow", true);
  expect(heard).toEqual(["cached", "restored"]);
});

test("showing the page is reported, hiding it is not", () => {
  const { document, heard } = listening();
  document.visibilityState = "hidden";
  document.dispatchEvent(new Event("visibilitychange"));
  expect(heard).toEqual([]);
  document.visibilityState = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  expect(heard).toEqual(["visible"]);
});

test("network changes are reported until nobody listens any more", () => {
  const { say, heard, stop } = listening();
  say("offline");
  say("online");
  stop();
  say("offline");
  say("pagehide", true);
  expect(heard).toEqual(["offline", "online"]);
});
