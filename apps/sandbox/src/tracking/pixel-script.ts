/**
 * The script of an advertiser as a site includes it: it takes the calls that waited in `fbq.queue`, and
 * reports each `track` with the pixel's id and the click's. The text runs in the browser of a player.
 */
export const pixelScript = `(() => {
  const reports = new URL("reports", document.currentScript.src).href;
  const pixel = window.fbq;
  if (!pixel) return;
  let id = "";
  const clickId = () => /(?:^|; )_fbc=([^;]*)/.exec(document.cookie)?.[1] ?? "";
  const call = (method, ...values) => {
    if (method === "init") id = String(values[0]);
    if (method !== "track") return;
    const body = JSON.stringify({ id, event: String(values[0]), clickId: clickId() });
    fetch(reports, { method: "POST", mode: "no-cors", keepalive: true, body }).catch(() => {});
  };
  pixel.callMethod = call;
  for (const values of pixel.queue.splice(0)) call(...values);
})();
`;
