import { element } from "./elements.ts";

/** A table for the rules; the first cell of each row is its header. */
export function rulesTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): HTMLElement {
  const scoped = (scope: "col" | "row", text: string) => {
    const head = element("th", "", text);
    head.setAttribute("scope", scope);
    return head;
  };
  const body = rows.map(([first = "", ...rest]) =>
    element("tr", "", scoped("row", first), ...rest.map((text) => element("td", "num", text))),
  );
  const head = element("tr", "", ...heads.map((text) => scoped("col", text)));
  return element(
    "div",
    "returns",
    element("table", "", element("thead", "", head), element("tbody", "", ...body)),
  );
}
