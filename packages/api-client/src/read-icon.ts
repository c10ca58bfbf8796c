/** Milliseconds that an icon may take: whatever waits for it is whole without it (SHELL-35). */
const iconTimeout = 1_500;

/**
 * An icon by its name, as an address that a page can show in place: what was fetched is drawn as a picture, which
 * runs no script. Rejects where there is none, or none in time.
 *
 * @param service where the icons lie: a path of ours or an address, without a slash at its end
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
    // The answer's end counts as well as its beginning.
    const drawing = await answer.text();
    if (!answer.ok || !/<svg\s/.test(drawing)) throw new Error(`No icon at ${address}`);
    return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  } finally {
    clearTimeout(timer);
  }
}
