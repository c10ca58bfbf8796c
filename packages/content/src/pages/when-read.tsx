import { useWords } from "@naluma/i18n/react";
import { ErrorNotice } from "@naluma/ui/error-notice";
import type { ReactNode } from "react";
import { restWords } from "../words.rest.ts";
import type { Reading } from "./use-pages.ts";

interface WhenReadProps<Data> {
  reading: Reading<Data>;
  /** A placeholder of the same size as the content. */
  meanwhile: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders the operator's content once it is loaded; until then a placeholder or an error. */
export function WhenRead<Data>({ reading, meanwhile, children }: WhenReadProps<Data>) {
  const t = useWords(restWords);
  switch (reading.at) {
    case "read":
      return children(reading.data);
    case "reading":
      return (
        <>
          <output className="vh">{t("contents.page_loading")}</output>
          <div aria-hidden="true">{meanwhile}</div>
        </>
      );
    case "failed":
      return (
        <ErrorNotice
          text={t("contents.page_failed")}
          retry={{ label: t("contents.retry"), onRetry: reading.retry }}
        />
      );
  }
}

/** Placeholder lines for a text. */
export const TextSkeleton = () => (
  <div className="text-wait">
    {["first", "second", "third", "fourth", "fifth", "sixth"].map((line) => (
      <span key={line} className="sk" />
    ))}
  </div>
);
