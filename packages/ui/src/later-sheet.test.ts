// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { laterSheet, setLaterSheet } from "./later-sheet.ts";

const links = () => [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
const answer = (type: "load" | "error") => links()[0]?.dispatchEvent(new Event(type));

const settled = async (promise: Promise<unknown>) => {
  let done = false;
  void promise.then(() => (done = true));
  await Promise.resolve();
  await Promise.resolve();
  return done;
};

afterEach(() => document.head.replaceChildren());

describe("the second style sheet", () => {
  it("is fetched once, however many wait for it", async () => {
    setLaterSheet("/assets/later-1.css");
    const waiting = [laterSheet(), laterSheet()];
    expect(links().map((link) => link.getAttribute("href"))).toEqual(["/assets/later-1.css"]);
    expect(await settled(Promise.all(waiting))).toBe(false);
    answer("load");
    await Promise.all(waiting);
    await laterSheet();
    expect(links()).toHaveLength(1);
  });

  it("delays nothing when it cannot be loaded, and is requested again", async () => {
    setLaterSheet("/assets/later-3.css");
    const first = laterSheet();
    answer("error");
    await first;
    expect(links()).toEqual([]);
    const second = laterSheet();
    expect(links()).toHaveLength(1);
    answer("load");
    await second;
  });
});
