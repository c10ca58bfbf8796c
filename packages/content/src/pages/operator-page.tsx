import { useWords } from "@naluma/i18n/react";
import { pictureAddress } from "@naluma/site/address";
import { useSite } from "@naluma/site/use-site";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { type ReactNode, useState } from "react";
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
          <output className="visually-hidden">{t("contents.page_loading")}</output>
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

export const TextSkeleton = () => (
  <div className="text-skeleton">
    {["first", "second", "third", "fourth", "fifth", "sixth"].map((line) => (
      <span key={line} className="skeleton" />
    ))}
  </div>
);

interface OperatorPictureProps {
  address: string;
  className: string;
  /** Set for a picture in the first view. */
  eager?: boolean;
}

/** A decorative picture of the operator's. Renders nothing if it is not allowed or fails to load. */
export function OperatorPicture({ address, className, eager = false }: OperatorPictureProps) {
  const { settings } = useSite();
  const [failed, setFailed] = useState<string>();
  const src = pictureAddress(address, settings);
  if (!src || src === failed) return null;
  return (
    <img
      className={className}
      src={src}
      alt=""
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}
