import { expect, it } from "vitest";
import { decoded, isLocalAnswer } from "./local-captcha.ts";

/** The contract's own example. */
const example = "WhPEng.ESSVqg";

it("[AUTH-62] the text of a local captcha is decoded on the device", () => {
  expect(decoded(example)).toBe("K7Q4");
});

it.each(["K7Q4", "k7q4", "  K7q4 "])("case and outer spaces are ignored: %j", (typed) => {
  expect(isLocalAnswer(example, typed)).toBe(true);
});

it.each(["", " ", "K7Q", "K7 Q4", "7K4Q"])("%j is another text", (typed) => {
  expect(isLocalAnswer(example, typed)).toBe(false);
});

it("a nonce shorter than the text is repeated", () => {
  // 'ABCDE' with the nonce 01 02.
  expect(decoded("AQI.QEBCRkQ")).toBe("ABCDE");
});

it.each(["", "WhPEng", "WhPEng.", ".ESSVqg", "%.%"])("%j is not an encoded text", (coded) => {
  expect(decoded(coded)).toBeUndefined();
  expect(isLocalAnswer(coded, "")).toBe(false);
});
