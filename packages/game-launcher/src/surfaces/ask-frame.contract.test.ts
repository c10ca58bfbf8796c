import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { checkFrame } from "./ask-frame.ts";

test.each(examplesOf(checkFrame))(
  "an address may be framed, or the platform says that it must not: $name",
  async (example) => {
    const answer = await answerTo(checkFrame, { url: "https://game.example/run" }, example);
    expect(answer.ok).toBe(example.isSuccess);
  },
);
