/**
 * The second style sheet, for everything beyond the first view (dialogs, sheets, popovers, toasts,
 * forms, the player). The document contains the first one; this one loads after the first paint.
 */
let address: string | undefined;
let loading: Promise<void> | undefined;

/** The host sets the URL of its `later.css` before anything renders; the server does not. */
export function setLaterSheet(href: string): void {
  address = href;
  loading = undefined;
}

/**
 * Resolves when the second style sheet has loaded, and starts loading it if necessary. A failure must
 * not keep a dialog from the player: the promise resolves as well, and the next call tries again.
 */
export function laterSheet(): Promise<void> {
  if (address === undefined) return Promise.resolve();
  loading ??= fetchSheet(address);
  return loading;
}

function fetchSheet(href: string): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  // The document of an error screen already contains the style sheet.
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
