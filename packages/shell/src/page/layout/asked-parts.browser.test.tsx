import { expect, test, vi } from "vitest";
import { openSite } from "../../testing/open-site.tsx";

/** The parts that a phone's page renders, whatever its address says; a style sheet hides the rest. */
const parts = {
  header: "header",
  content: "main",
  footer: "footer",
  tabs: ".tab-bar",
  floats: ".floats",
};
const names = Object.keys(parts);

const floating = { id: 1, name: "One", url: "https://outside.example/", photo_path: "" };

async function partsSeenAt(path: string): Promise<readonly string[]> {
  await openSite(path, {
    host: "mobile",
    answers: { "/arks/web/float": { data: { list: [floating] } } },
  });
  const drawn = () => Object.entries(parts).map(([, part]) => document.querySelector(part));
  await expect.poll(() => drawn().every((element) => element !== null)).toBe(true);
  return names.filter((_, at) => drawn()[at]?.checkVisibility());
}

test.each([
  ["[SHELL-14] header=false takes header and footer away", "?header=false", ["content", "floats"]],
  [
    "[SHELL-15] footer=false takes the footer away and leaves the header",
    "?footer=false",
    ["header", "content", "floats"],
  ],
  ["outside the app appPage changes nothing", "?appPage=content", names],
])("%s", async (_, query, seen) => {
  expect(await partsSeenAt(`/${query}`)).toEqual(seen);
});

test.each([
  ["[SHELL-16] appPage=header shows the header alone", "header", ["header"]],
  ["[SHELL-17] appPage=content shows the content alone", "content", ["content"]],
  // As with footer=false, the tab bar is part of a phone's footer.
  ["[SHELL-18] appPage=footer shows the footer alone", "footer", ["footer", "tabs"]],
])("with an app %s", async (_, part, seen) => {
  // The bridge that the Android app provides to its pages.
  vi.stubGlobal("NalumaApp", {});
  try {
    expect(await partsSeenAt(`/?appPage=${part}`)).toEqual(seen);
  } finally {
    vi.unstubAllGlobals();
  }
});
