import * as v from "valibot";

/** The frame with the matches, once it stands in the page. */
export interface MatchFrame {
  readonly origin: string;
  readonly window: unknown;
}

const message = v.object({
  type: v.literal("naluma-start"),
  gameCode: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
});

/** The code of the game that the matches' own frame asks for; nobody else is heard. */
export function gameAsked(
  { origin, source, data }: Pick<MessageEvent<unknown>, "origin" | "source" | "data">,
  frame: MatchFrame,
): string | undefined {
  if (source === null || source !== frame.window || origin !== frame.origin) return undefined;
  const { success, output } = v.safeParse(message, data);
  return success ? output.gameCode : undefined;
}
