import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { storeTemplateName } from "./watch-others.ts";

test.each(examplesOf(storeTemplateName))(
  "[SHELL-47] code 1000 is a success: $name",
  async (example) => {
    expect(example.code).toBe("1000");
    const body = { mobileTemplateName: "bob_mobile" };
    expect(await answerTo(storeTemplateName, body, example)).toMatchObject({
      ok: true,
      data: null,
    });
  },
);
