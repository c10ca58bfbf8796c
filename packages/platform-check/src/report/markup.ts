const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Characters that XML forbids even as entities. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** For HTML and XML, in text and in attributes. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(forbidden, "\uFFFD")
    .replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
