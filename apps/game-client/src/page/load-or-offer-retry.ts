import { part } from "./elements.ts";
import { say } from "./page-words.ts";
import { cover } from "./messages.ts";

/**
 * What the page cannot go on without. Where it does not come, the page says so and waits for ever: it goes on as a new
 * document, as a browser remembers for a document's life that a module failed.
 */
export function needed<Code>(code: Promise<Code>, loadAnew = () => location.reload()) {
  return code.catch((): Promise<never> => {
    cover(say("failed_title"), say("failed_text"), true);
    part("cover-retry").addEventListener("click", loadAnew, { once: true });
    return new Promise(() => undefined);
  });
}
