import { buttonClass } from "@naluma/ui/button-class";
import { errorTitle, statusMessageOf } from "./error-screen/error-title.ts";
import { errorWords } from "./error-screen/error-words.ts";

const statusCode = 500;

/** The texts of the notice, and the style sheet that it shares with the error screen. */
export const noticeSettings = (sheet: string | undefined) => ({
  ...errorWords,
  statusCode,
  documentTitle: errorTitle({ statusCode, statusMessage: statusMessageOf(statusCode) }),
  sheet,
  wayOn: buttonClass({ look: "primary", size: "l" }),
});

/**
 * Replaces a page whose own code cannot be loaded with the upgrade notice. It looks like the start of the
 * error screen, but is drawn without React. Printed into the page as text, so it uses nothing but its parameters.
 */
export function drawNotice(
  { document, location }: Pick<Window, "document" | "location">,
  {
    title,
    retry,
    statusCode: code,
    documentTitle,
    sheet,
    wayOn,
  }: ReturnType<typeof noticeSettings>,
): void {
  const add = (to: Element, tag: string, text: string, facts: Record<string, string>) => {
    const added = document.createElement(tag);
    added.textContent = text;
    for (const [name, value] of Object.entries(facts)) added.setAttribute(name, value);
    to.append(added);
    return added;
  };
  document.title = documentTitle;
  add(document.head, "meta", "", { name: "robots", content: "noindex" });
  if (sheet) add(document.head, "link", "", { rel: "stylesheet", href: sheet });
  document.body.replaceChildren();
  const screen = add(document.body, "main", "", { class: "er" });
  const words = add(screen, "div", "", { class: "er-t" });
  add(words, "h1", title.zh, { lang: "zh-Hans" });
  add(words, "p", `${title.en} (${code})`, { lang: "en", class: "en" });
  const { pathname, search } = location;
  add(words, "a", `${retry.zh} ${retry.en}`, { class: wayOn, href: pathname + search });
}
