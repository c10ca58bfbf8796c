import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { play } from "./play.api.ts";
import { playRefused } from "./play.codes.ts";

const body = {
  gpId: "GPJL",
  game_type: 2,
  game_code: "JL-049",
  lobby_url: "https://play.example.com/close",
  device: 1,
};

const plays = examplesOf(play);

test.each(plays.filter(({ isSuccess }) => isSuccess))(
  "[LAUNCH-15] an accepted start is read with its result: $name",
  async (example) => {
    const { result } = example.data as { result: string };
    expect(await answerTo(play, body, example)).toMatchObject({ ok: true, data: { result } });
  },
);

test.each(plays.filter(({ code }) => code === "203"))(
  "a start during maintenance is read with both times: $name",
  async (example) => {
    const { maintain_interval } = example.data as {
      maintain_interval: { start_at: string; end_at: string };
    };
    const answer = await answerTo(play, body, example);
    expect(!answer.ok && playRefused(answer.refusal)).toEqual({
      why: "maintenance",
      from: maintain_interval.start_at,
      until: maintain_interval.end_at,
    });
  },
);

test.each(plays.filter(({ code }) => code === "999"))(
  "any other refusal of a start is read with its message: $name",
  async (example) => {
    const answer = await answerTo(play, body, example);
    expect(!answer.ok && playRefused(answer.refusal)).toEqual({
      why: "failed",
      message: example.message,
    });
  },
);
