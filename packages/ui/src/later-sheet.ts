/**
 * The second style sheet: what the first view does not show (dialogs, sheets, popovers, toasts,
 * forms, the player). The document carries the first one; this one is fetched after the first paint.
 */
let address: string | undefined;
let loading: Promise<void> | undefined;

/** A host says where its `later.css` is, before anything renders. On the server nobody does. */
export function setLaterSheet(href: string): void {
  address = href;
  loading = undefined;
}

/**
 * Settles when the second sheet holds; begins to fetch it if nothing has. A sheet that cannot be had
 * is no reason to keep a dialog from a player: then it settles too, and the next one asks again.
 */
export function laterSheet(): Promise<void> {
  if (address === undefined) return Promise.resolve();
  loading ??= fetchSheet(address);
  return loading;
}

function fetchSheet(href: string): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  // An error screen's document names the sheet itself and was painted with it.
  if (known?.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      loading = undefined;
      resolve();
    });
    document.head.append(link);
  });
}
