import { openPlainPage } from "../browser/plain-page.ts";
import { watchLaunches } from "./launch-watch.ts";

export interface WindowStart {
  /** From the press to the first frame of the window, in ms. */
  readonly placeholder: number;
  /** From the address to the window's navigation to it, in ms. */
  readonly navigation: number;
}

export interface WindowStarts {
  /** The address of the lobby. */
  readonly address: string;
  /** A member's local storage entries. */
  readonly kept: Readonly<Record<string, string>>;
  readonly size: { readonly width: number; readonly height: number };
  /** The name of the game on its tile. */
  readonly game: string;
  readonly slower: number;
  readonly starts: number;
}

/** Runs before the page's own code. */
const signIn = (kept: Readonly<Record<string, string>>) => `
  if (location.protocol === "http:" && !localStorage.getItem("token"))
    for (const [name, value] of Object.entries(${JSON.stringify(kept)})) localStorage.setItem(name, value);`;

/**
 * The time of the placeholder's first frame, in ms since 1970; from then on it waits for the window to navigate to the
 * game.
 */
const painted = `(() => {
  const { launchWindow: opened, launchTimes: times } = window;
  if (opened?.location.pathname !== "/loading" || !opened.document.querySelector(".loading")) return 0;
  const [first] = opened.performance.getEntriesByName("first-contentful-paint");
  if (!first) return 0;
  opened.navigation.addEventListener("navigate", ({ destination }) => {
    // The placeholder's own router writes its own address anew when it wakes up.
    if (new URL(destination.url).pathname === "/loading") return;
    times.navigated ||= performance.timeOrigin + performance.now();
  });
  return opened.performance.timeOrigin + first.startTime;
})()`;

/** A text of a few lines that the gateway serves: what any window of ours costs at least. */
const emptyDocument = "/robots.txt";

const emptyPainted = `(() => {
  const { launchWindow: opened } = window;
  if (opened?.location.pathname !== "${emptyDocument}") return 0;
  const [first] = opened.performance.getEntriesByName("first-contentful-paint");
  return first ? opened.performance.timeOrigin + first.startTime : 0;
})()`;

/**
 * Starts and quits games in windows, on a processor slowed by this factor. Afterwards the same press opens an empty
 * document as often; `empty` is how long each took to its first frame, in ms.
 */
export async function startInWindows(
  asked: WindowStarts,
): Promise<{ games: WindowStart[]; empty: number[] }> {
  const page = await openPlainPage(asked.size);
  const launchIs = (at: string) =>
    page.until(`document.documentElement?.dataset.launch === "${at}"`);
  const games: WindowStart[] = [];
  const empty: number[] = [];
  const play = () => page.press(`button[aria-label="Play ${asked.game}"]`);
  const at = async (time: string) => Number(await page.until(`launchTimes.${time}`));
  try {
    await page.send("Page.enable");
    for (const source of [signIn(asked.kept), `(${watchLaunches.toString()})(false)`])
      await page.send("Page.addScriptToEvaluateOnNewDocument", { source });
    await page.send("Page.navigate", { url: asked.address });
    await page.until(`document.documentElement?.dataset.connection === "connected"`);
    await page.until(`!document.querySelector(".island:not([data-alive])")`);
    await page.send("Emulation.setCPUThrottlingRate", { rate: asked.slower });
    for (let turn = 0; turn < asked.starts; turn += 1) {
      await play();
      const seen = Number(await page.until(painted));
      await launchIs("playing");
      games.push({
        placeholder: seen - (await at("pressed")),
        navigation: (await at("navigated")) - (await at("address")),
      });
      await page.press("aside.running-game:not(.receipt-notice) > button:last-of-type");
      await launchIs("idle");
    }
    await page.read(`window.launchInstead = "${emptyDocument}"`);
    for (let turn = 0; turn < asked.starts; turn += 1) {
      await play();
      empty.push(Number(await page.until(emptyPainted)) - (await at("pressed")));
      await page.read("window.launchWindow.close()");
      await page.until("window.launchWindow.closed");
    }
  } finally {
    await page.close();
  }
  return { games, empty };
}
