import { useLocale } from "@naluma/i18n/react";
import { useMemo } from "react";
import { providerNames } from "./game.ts";
import { useGameTypes } from "./use-lobby.ts";

/** The providers' names by code, as far as the game types contain them. */
export function useProviderNames(): ReadonlyMap<string, string> {
  const locale = useLocale();
  const { types } = useGameTypes();
  return useMemo(() => providerNames(types, locale), [types, locale]);
}
