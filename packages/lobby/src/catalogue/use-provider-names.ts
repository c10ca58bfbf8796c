import { useLocale } from "@naluma/i18n/react";
import { useMemo } from "react";
import { providerNames } from "./game.ts";
import { useGameTypes } from "./use-lobby.ts";

/** What the providers are called, by their codes, as far as the game types say so. */
export function useProviderNames(): ReadonlyMap<string, string> {
  const locale = useLocale();
  const { types } = useGameTypes();
  return useMemo(() => providerNames(types, locale), [types, locale]);
}
