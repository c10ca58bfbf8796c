/** Marks the notice in a cached lobby: the page is not the site's current response. */
const keptMark = "data-kept";

export const isKeptLobby = (document: Document): boolean =>
  document.querySelector(`[${keptMark}]`) !== null;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The notice that says how old a cached lobby is. It is shown before any code has loaded. */
export const withKeptLine = (html: string, line: string): string =>
  html.replace(
    "</body>",
    () => `<p class="conn" role="status" ${keptMark}=""><span>${escaped(line)}</span></p></body>`,
  );
