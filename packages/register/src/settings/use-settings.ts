import { RefusedError, type Api } from "@naluma/api-client";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { RestMessage } from "../words.rest.ts";
import type { RegisterSettings } from "./field-setting.ts";
import { registerSettingsQuery } from "./register-settings.api.ts";

interface Asked {
  readonly api: Api;
  readonly siteId: number;
  /** False until the link has been checked, since no other request may come first (REG-17). */
  readonly isEnabled: boolean;
  /** Called each time that loading fails. */
  onFailed(message: RestMessage): void;
}

export type SettingsState =
  | { readonly at: "loading" }
  | { readonly at: "failed"; readonly message: RestMessage; readonly retry: () => void }
  | { readonly at: "ready"; readonly settings: RegisterSettings };

const messageOf = (error: Error): RestMessage =>
  error instanceof RefusedError && !error.refusal.isWordless
    ? { text: error.refusal.message }
    : { id: "error_setting" };

export function useSettings({ api, siteId, isEnabled, onFailed }: Asked): SettingsState {
  const query = useQuery({ ...registerSettingsQuery(api, siteId), enabled: isEnabled });
  const { data, error, errorUpdateCount, isFetching, refetch } = query;

  const tell = useEffectEvent(() => {
    if (error && !data) onFailed(messageOf(error));
  });
  useEffect(() => tell(), [errorUpdateCount]);

  if (data) return { at: "ready", settings: data };
  if (!error || isFetching) return { at: "loading" };
  return { at: "failed", message: messageOf(error), retry: () => void refetch() };
}
