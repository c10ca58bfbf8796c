import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { OperatorText } from "../operator-text/operator-text.tsx";
import { loginWordsQuery } from "../pages/pages-queries.ts";

/**
 * The operator's texts beside the login, or `instead` if there are none. Renders nothing until this is known: replacing
 * text while somebody reads it is worse than an empty space.
 */
export function LoginWords({ instead }: { instead: ReactNode }) {
  const { data, isPending } = useQuery(loginWordsQuery(useApi(), useSite(), useLocale()));
  if (isPending) return null;
  if (!data) return instead;
  return (
    <>
      {data.title !== "" && <p className="dialog-art-title">{data.title}</p>}
      <OperatorText html={data.html} />
    </>
  );
}
