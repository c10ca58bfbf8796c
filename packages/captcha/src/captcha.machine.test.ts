import { expect, it } from "vitest";
import { captchaStep, fetching, troubleOf, type Captcha } from "./captcha.machine.ts";

const picture = { token: "cp_1", source: "data:image/png;base64,AA", placeholder: "4 digits" };
const shown: Captcha = { at: "shown", picture };
const message = { text: "Wait." };

it("a picture on screen can be replaced, one still loading cannot", () => {
  expect(captchaStep(shown, { type: "new-picture-asked" })).toEqual([
    fetching,
    { do: "fetch-picture" },
  ]);
  expect(captchaStep(fetching, { type: "new-picture-asked" })).toEqual([fetching]);
});

it("after a limit no picture is fetched until the wait has ended", () => {
  const [waiting, ...effects] = captchaStep(fetching, {
    type: "picture-limited",
    until: 5_000,
    message,
  });
  expect(effects).toEqual([{ do: "wait", until: 5_000 }]);
  expect(captchaStep(waiting, { type: "new-picture-asked" })).toEqual([waiting]);

  const [free] = captchaStep(waiting, { type: "wait-ended" });
  expect(troubleOf(free)).toEqual({ id: "captcha.ask_for_picture" });
  expect(captchaStep(free, { type: "new-picture-asked" })[0]).toEqual(fetching);
});

it("the late end of an earlier wait changes nothing", () => {
  expect(captchaStep(shown, { type: "wait-ended" })).toEqual([shown]);
});

it.each([
  [fetching, undefined],
  [shown, undefined],
  [{ at: "failed", message }, message],
  [{ at: "waiting", until: 5_000, message }, message],
] as const)("why there is no picture to answer: %j", (captcha, trouble) => {
  expect(troubleOf(captcha)).toEqual(trouble);
});
