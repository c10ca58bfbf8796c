import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { OperatorText } from "../operator-text/operator-text.tsx";
import { loginWordsQuery } from "./login-words-query.ts";

/**
 * The operator's words beside the login, `instead` where there are none. Nothing until it is known which:
 * words that are exchanged before the eyes of a reader are worse than an empty place.
 */
export function LoginWords({ instead }: { instead: ReactNode }) {
  const { data, isPending } = useQuery(loginWordsQuery(useApi(), useSite(), useLocale()));
  if (isPending) return null;
  if (!data) return instead;
  return (
    <>
      {data.title !== "" && <p className="split-t">{data.title}</p>}
      <OperatorText html={data.html} />
    </>
  );
}
