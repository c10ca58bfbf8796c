/**
 * Writes title and `noindex` of an error screen into the head. The router's own head knows nothing
 * of an error that a component threw. The answer takes back what was added.
 */
export function writeErrorHead(document: Document, title: string): () => void {
  document.title = title;
  if (document.querySelector('meta[name="robots"]')) return () => undefined;
  const robots = document.createElement("meta");
  robots.name = "robots";
  robots.content = "noindex";
  document.head.append(robots);
  return () => robots.remove();
}
