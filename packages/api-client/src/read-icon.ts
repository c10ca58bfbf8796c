/** In milliseconds. Short, because the content that waits for an icon is complete without it (SHELL-35). */
const iconTimeout = 1_500;

/**
 * Fetches an icon by its name, as an address that a page can show inline: it is rendered as an image, so it cannot
 * run scripts. Rejects when there is no such icon, or when it takes too long.
 *
 * @param service the base of the icons: one of our paths or an address, without a trailing slash
 */
export async function readIcon(
  service: string,
  name: string,
  signal?: AbortSignal,
): Promise<string> {
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(), iconTimeout);
  const either = signal ? AbortSignal.any([signal, tooLate.signal]) : tooLate.signal;
  try {
    const address = `${service}/${encodeURIComponent(name)}.svg`;
    const answer = await fetch(address, { signal: either, credentials: "omit" });
    // The timeout covers the whole body, not only the headers.
    const drawing = await answer.text();
    if (!answer.ok || !/<svg\s/.test(drawing)) throw new Error(`No icon at ${address}`);
    return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  } finally {
    clearTimeout(timer);
  }
}
