import { formatTime, readTime } from "@naluma/i18n/dates";
import { useLocale, useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { TrashIcon } from "@naluma/ui/icon";
import { ServiceLink } from "@naluma/ui/service-link";
import type { ReactNode } from "react";
import { useHeadingFocus } from "../centre/use-heading-focus.ts";
import { restWords } from "../words.rest.ts";
import type { Letter } from "./letter.ts";

/** Renders an operator's HTML. Another feature implements it, and the shell connects the two. */
export interface LetterText {
  /** The complete text. @param under the level of the heading above it */
  view(html: string, under: 1 | 2): ReactNode;
  /** The beginning of the text, without markup. */
  excerpt(html: string): string;
}

interface LetterReaderProps {
  letter: Letter;
  text: Pick<LetterText, "view">;
  /** 1 if the letter is a page of its own. */
  level: 1 | 2;
  service: string | undefined;
  isDeleting: boolean;
  onDelete: () => void;
}

export function LetterReader(props: LetterReaderProps) {
  const { letter, text, level, service, isDeleting, onDelete } = props;
  const t = useWords(restWords);
  const locale = useLocale();
  const time = readTime(letter.sentAt);
  const Heading = `h${level}` as const;
  return (
    <article className="letter-reader">
      <header>
        <Heading ref={useHeadingFocus(String(letter.id))} tabIndex={-1}>
          {letter.title || t("letters.untitled")}
        </Heading>
        {time && <time dateTime={time.toISOString()}>{formatTime(time, locale)}</time>}
      </header>
      {text.view(letter.content, level)}
      <footer>
        {service && <ServiceLink href={service}>{t("letters.ask")}</ServiceLink>}
        <Button look="danger" busy={isDeleting} onClick={onDelete}>
          <TrashIcon />
          {t("letters.delete")}
        </Button>
      </footer>
    </article>
  );
}
