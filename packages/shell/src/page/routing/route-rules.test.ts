import { expect, test, vi } from "vitest";
import { contentId, gameTypeId, providerAsked, validated } from "./route-rules.ts";

const asked = (address: string, params: Record<string, string> = {}) => ({
  request: new Request(new URL(address, "http://localhost")),
  params,
});

const thrown = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
};

test("[ROUTE-38] a route whose rule holds is loaded", () => {
  const load = vi.fn(() => "loaded");
  const args = asked("/anything?a=1", { id: "7" });
  const rule = vi.fn(() => true);
  expect(validated(rule, load)(args)).toBe("loaded");
  expect(load).toHaveBeenCalledWith(args);
  expect(rule).toHaveBeenCalledWith({ params: { id: "7" }, query: new URLSearchParams("a=1") });
});

test("[ROUTE-38] a route whose rule fails is not loaded, and its path is reported with a capital N", () => {
  const load = vi.fn();
  const error = thrown(() => validated(() => false, load)(asked("/main/%20?tk=secret")));
  expect(load).not.toHaveBeenCalled();
  expect(error).toMatchObject({ data: "Page Not Found: /main/%20", init: { status: 404 } });
});

test.each([
  ["1", true],
  ["about-us", true],
  ["a".repeat(65), false],
  ["a b", false],
  ["1<script>", false],
  ["", false],
])("content is identified by a number or a short name: %j", (id, expected) => {
  expect(contentId({ params: { id }, query: new URLSearchParams() })).toBe(expected);
});

test.each([
  ["2", true],
  ["9", true],
  ["42", true],
  ["0", false],
  ["-2", false],
  ["2.5", false],
  ["slot", false],
  ["10000", false],
])("a game type is a number: %j", (id, expected) => {
  expect(gameTypeId({ params: { id }, query: new URLSearchParams() })).toBe(expected);
});

test.each([
  ["gt_id=2&gp_id=GPHL", true],
  ["gt_id=2&gp_id=GPHL&house=", true],
  ["gt_id=2&gp_id=GPHL&house=A1&isCrashGame=1", true],
  [`gt_id=2&gp_id=GPHL&house=${"h".repeat(32)}`, true],
  [`gt_id=2&gp_id=GPHL&house=${"h".repeat(33)}`, false],
  ["gt_id=2", false],
  ["gp_id=GPHL", false],
  ["gt_id=two&gp_id=GPHL", false],
  ["gt_id=2&gp_id=GP HL", false],
  ["gt_id=2&gp_id=GPHL&house=../1", false],
])("a provider's list names type and provider: %s", (query, expected) => {
  expect(providerAsked({ params: {}, query: new URLSearchParams(query) })).toBe(expected);
});
