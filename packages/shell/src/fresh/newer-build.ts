/**
 * The build that runs now, where it is not the page's own. It stands on `<html>`, as who asks for it and
 * who goes to pages come in files of their own.
 */
export const newerBuild = ({ documentElement: root }: Document): string | undefined =>
  root.dataset["newerBuild"];

/** The build that the page came from. */
const ownBuild = ({ documentElement: root }: Document): string | undefined =>
  root.dataset["release"];

/** A build that was taken back is newer no longer. */
export function noteBuild(document: Document, latest: string): void {
  const { dataset } = document.documentElement;
  if (latest === ownBuild(document)) delete dataset["newerBuild"];
  else dataset["newerBuild"] = latest;
}
