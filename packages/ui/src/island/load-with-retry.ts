import { fetchCode } from "./fetch-code.ts";

/** Between two tries to fetch what could not be had, in ms: twice as long each time. */
const firstWait = 500;
const longestWait = 30_000;

/** Until the network is back, or the time is over. */
const whenWorthTrying = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
  });

/** Code that the page cannot do without: what cannot be fetched now is asked for again. Never rejects in a browser. */
export async function loadWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let wait = firstWait; ; wait = Math.min(wait * 2, longestWait)) {
    try {
      return await fetchCode(load);
    } catch (error) {
      if (typeof window === "undefined") throw error;
      await whenWorthTrying(wait);
    }
  }
}
