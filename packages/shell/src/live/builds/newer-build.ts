/**
 * The build that is running now, if it is not the page's own. It is kept on `<html>`, because the code that checks
 * for it and the code that navigates are in separate files.
 */
export const newerBuild = ({ documentElement: root }: Document): string | undefined =>
  root.dataset["newerBuild"];

/** The build that the page came from. */
const ownBuild = ({ documentElement: root }: Document): string | undefined =>
  root.dataset["release"];

/** A build that was withdrawn no longer counts as newer. */
export function noteBuild(document: Document, latest: string): void {
  const { dataset } = document.documentElement;
  if (latest === ownBuild(document)) delete dataset["newerBuild"];
  else dataset["newerBuild"] = latest;
}
