import { expect, test } from "vitest";
import { placedFloats } from "./operator-links.ts";

const settings = { allowHttp: false, imageOrigins: [] };
const service = { href: "https://help.example/en", name: "Customer service", caption: "Support" };
const link = (id: number, url = `https://outside.example/${id}`) => ({
  id,
  name: `Link ${id}`,
  url,
  picture: "",
});
const ids = ({ links }: ReturnType<typeof placedFloats>) => links.map(({ id }) => id);

test("on desktop customer service floats below the operator's own links", () => {
  const floats = placedFloats([link(1), link(2), link(3)], service, "desktop", settings);
  expect(ids(floats)).toEqual([1, 2, 3]);
  expect(floats.service).toBe(service);
});

test("customer service floats once, even if the operator placed it too", () => {
  const floats = placedFloats([link(1, service.href)], service, "desktop", settings);
  expect(ids(floats)).toEqual([]);
  expect(floats.service).toBe(service);
});

test("on a phone at most two links float, and customer service is in the tab bar", () => {
  const placed = [link(1), link(2, service.href), link(3), link(4)];
  const floats = placedFloats(placed, service, "mobile", settings);
  expect(ids(floats)).toEqual([1, 3]);
  expect(floats.service).toBeUndefined();
});

test("a link that leads nowhere does not float", () => {
  expect(ids(placedFloats([link(1, "/no-such-page")], undefined, "desktop", settings))).toEqual([]);
});
