import { useWords } from "@naluma/i18n/react";
import { ErrorNotice } from "@naluma/ui/error-notice";
import type { ReactNode } from "react";
import { restWords } from "../words.rest.ts";
import type { Reading } from "./use-pages.ts";

interface WhenReadProps<Data> {
  reading: Reading<Data>;
  /** Stands in the place of what comes, in its size. */
  meanwhile: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What the operator wrote, once it is here; until then its place, or that it could not be had. */
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

/** Lines of a text to come. */
export const TextSkeleton = () => (
  <div className="text-wait">
    {["first", "second", "third", "fourth", "fifth", "sixth"].map((line) => (
      <span key={line} className="sk" />
    ))}
  </div>
);
