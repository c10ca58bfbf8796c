// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { headDelay, updateHead, watchTitle } from "./watch-title.ts";

let end = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<meta name="application-name" content="Naluma">';
  document.title = "from the server";
});
afterEach(() => {
  end();
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const show = async (html: string) => {
  document.body.innerHTML = html;
  await vi.advanceTimersByTimeAsync(headDelay);
  return document.title;
};

test("[SHELL-08] the title follows the page, whatever else was written there", async () => {
  end = watchTitle(document);
  expect(await show("<h1>Slots</h1>")).toBe("Slots – Naluma");
  document.title = "Somebody else's";
  expect(await show('<h1 class="visually-hidden">Games</h1>')).toBe("Naluma");
});

test("a late heading is written when it arrives", async () => {
  end = watchTitle(document);
  expect(await show('<main><h1 class="visually-hidden">Naluma</h1></main>')).toBe("Naluma");
  expect(await show("<main><h1>Opening hours</h1></main>")).toBe("Opening hours – Naluma");
  const text = document.querySelector("h1")?.firstChild;
  if (text) text.nodeValue = "Terms";
  await vi.advanceTimersByTimeAsync(headDelay);
  expect(document.title).toBe("Terms – Naluma");
});

test("a hidden heading does not name the page, even if it is first", async () => {
  end = watchTitle(document);
  expect(await show('<h1 class="visually-hidden">Naluma</h1><h1>Slots</h1>')).toBe(
    "Slots – Naluma",
  );
});

test("a page that never stops changing gets its title too", async () => {
  end = watchTitle(document);
  document.body.innerHTML = "<h1>Slots</h1><p></p>";
  for (let change = 0; change < 10; change += 1) {
    document.querySelector("p")?.replaceChildren(String(change));
    await vi.advanceTimersByTimeAsync(headDelay / 2);
  }
  expect(document.title).toBe("Slots – Naluma");
});

test("a document keeps its title until the page has a heading", async () => {
  document.title = "Invite friends – Naluma";
  end = watchTitle(document);
  expect(await show('<main aria-busy="true"></main>')).toBe("Invite friends – Naluma");
  expect(await show("<main><h1>Invited friends</h1></main>")).toBe("Invited friends – Naluma");
});

test("an error screen has a title of its own", async () => {
  end = watchTitle(document);
  document.title = "500 - Internal Server Error";
  expect(await show('<main class="error-screen"><h1>网站版本升级中</h1></main>')).toBe(
    "500 - Internal Server Error",
  );
});

test("[SHELL-09] the head is written 10 ms later", () => {
  const write = vi.fn();
  updateHead(write);
  vi.advanceTimersByTime(9);
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(write).toHaveBeenCalledOnce();
});

test("[SHELL-09] a cancelled update is not written", () => {
  const write = vi.fn();
  updateHead(write)();
  vi.advanceTimersByTime(100);
  expect(write).not.toHaveBeenCalled();
});
