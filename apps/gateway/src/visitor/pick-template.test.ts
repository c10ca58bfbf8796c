import { describe, expect, it } from "vitest";
import { pickTemplate } from "./pick-template.ts";

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0";

interface Case {
  title: string;
  expected: "desktop" | "mobile";
  query?: string;
  lock?: boolean;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

const cases: Case[] = [
  { title: "an unknown browser gets the desktop", expected: "desktop" },
  { title: "a phone is known by its name", headers: { "user-agent": iphone }, expected: "mobile" },
  {
    title: "so is a tablet of either kind",
    headers: { "user-agent": "Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1" },
    expected: "mobile",
  },
  {
    title: "the other kind says no Mobile",
    headers: { "user-agent": "Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/142.0 Safari/537" },
    expected: "mobile",
  },
  {
    title: "a computer is known by its name",
    headers: { "user-agent": firefox },
    expected: "desktop",
  },
  {
    title: "a hint outweighs the name",
    headers: { "user-agent": firefox, "sec-ch-ua-mobile": "?1" },
    expected: "mobile",
  },
  {
    title: "a hint of no phone outweighs the name",
    headers: { "user-agent": iphone, "sec-ch-ua-mobile": "?0" },
    expected: "desktop",
  },
  {
    title: "a width of 992 is a desktop, whatever the device",
    headers: { "sec-ch-viewport-width": "992", "sec-ch-ua-mobile": "?1" },
    expected: "desktop",
  },
  {
    title: "a width of 991 is mobile, whatever the device",
    headers: { "sec-ch-viewport-width": "991", "sec-ch-ua-mobile": "?0" },
    expected: "mobile",
  },
  {
    title: "a width that is no number says nothing",
    headers: { "sec-ch-viewport-width": "wide", "user-agent": iphone },
    expected: "mobile",
  },
  {
    title: "nor does a width of nothing",
    headers: { "sec-ch-viewport-width": "0", "user-agent": firefox },
    expected: "desktop",
  },
  {
    title: "the cookie knows best",
    cookies: { template: "mobile" },
    headers: { "sec-ch-viewport-width": "1600" },
    expected: "mobile",
  },
  { title: "a made-up cookie says nothing", cookies: { template: "tv" }, expected: "desktop" },
  {
    title: "a locked site stays on the desktop",
    lock: true,
    cookies: { template: "mobile" },
    headers: { "user-agent": iphone },
    expected: "desktop",
  },
  {
    title: "web_debug lifts the lock",
    lock: true,
    query: "web_debug",
    headers: { "user-agent": iphone },
    expected: "mobile",
  },
  {
    title: "one browser can be locked by cookie",
    cookies: { template: "mobile", desktop_lock: "1" },
    expected: "desktop",
  },
  {
    title: "and is not by one that says no",
    cookies: { template: "mobile", desktop_lock: "0" },
    expected: "mobile",
  },
  {
    title: "web_debug lifts that lock, too",
    query: "web_debug",
    cookies: { template: "mobile", desktop_lock: "1" },
    expected: "mobile",
  },
];

describe("picking a template", () => {
  it.each(cases)("$title", ({ expected, query = "", lock = false, cookies = {}, headers = {} }) => {
    const picked = pickTemplate({
      cookies,
      query: new URLSearchParams(query),
      desktopLock: lock,
      header: (name) => headers[name],
    });
    expect(picked).toBe(expected);
  });
});
