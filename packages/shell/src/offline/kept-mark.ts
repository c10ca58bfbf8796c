/** Stands on the line in a lobby that was kept: the page is not the site's answer of now. */
const keptMark = "data-kept";

export const isKeptLobby = (document: Document): boolean =>
  document.querySelector(`[${keptMark}]`) !== null;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The line that says how old a kept lobby is. It is there before any code is. */
export const withKeptLine = (html: string, line: string): string =>
  html.replace(
    "</body>",
    () => `<p class="conn" role="status" ${keptMark}=""><span>${escaped(line)}</span></p></body>`,
  );
