// @vitest-environment jsdom
import { expect, test, vi } from "vitest";

const words = { failed_title: "The game could not be opened", failed_text: "Try once more." };

test("a game whose code fails to load says so, and loads again on request", async () => {
  document.body.innerHTML = `<main id="stage"></main><div id="desk"></div><p id="status"></p>
    <div id="overlay" hidden><div id="overlay-box" tabindex="-1"><h2 id="overlay-title"></h2><p id="overlay-text"></p>
    <button id="overlay-retry" hidden>Try again</button></div></div>
    <script type="application/json" id="game-data">${JSON.stringify({ locale: "en_US", words })}</script>`;
  const { loadOrOfferRetry } = await import("./load-or-offer-retry.ts");
  expect(await loadOrOfferRetry(Promise.resolve("code"))).toBe("code");

  const reload = vi.fn<() => void>();
  let goesOn = false;
  void loadOrOfferRetry(Promise.reject(new TypeError("Failed to fetch")), reload).then(
    () => (goesOn = true),
  );
  await vi.waitFor(() => expect(document.getElementById("overlay")?.hidden).toBe(false));
  expect(document.getElementById("overlay-title")?.textContent).toBe(words.failed_title);
  const retry = document.getElementById("overlay-retry");
  expect(retry?.hidden).toBe(false);
  retry?.click();
  expect(reload).toHaveBeenCalledOnce();
  expect(goesOn).toBe(false);
});
