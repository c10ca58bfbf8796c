import * as v from "valibot";
import { isPresence } from "./channel-names.ts";
import type { ChannelFacts } from "./channel-registry.ts";

/** What `info=user_count,subscription_count` asks for. */
export const attributes = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").filter((name) => name !== "")),
  v.array(v.picklist(["user_count", "subscription_count", "cache"])),
);
type Attribute = v.InferOutput<typeof attributes>[number];

/** undefined where something is asked for that there is not. */
export function readAttributes(info = ""): readonly Attribute[] | undefined {
  const result = v.safeParse(attributes, info);
  return result.success ? result.output : undefined;
}

/** Users are counted where they are known, so this asks for what there is not. */
export const asksTooMuch = (channel: string, asked: readonly Attribute[]): boolean =>
  asked.includes("user_count") && !isPresence(channel);

/** The facts of a channel that were asked for, as the HTTP API tells them. */
export const describeChannel = (
  { subscribers, users, cache }: ChannelFacts,
  asked: readonly Attribute[],
): Readonly<Partial<Record<Attribute, unknown>>> => ({
  ...(asked.includes("user_count") && users ? { user_count: users.length } : {}),
  ...(asked.includes("subscription_count") ? { subscription_count: subscribers } : {}),
  ...(asked.includes("cache") && cache ? { cache } : {}),
});
