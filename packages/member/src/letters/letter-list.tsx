import { formatDay, readTime } from "@naluma/i18n/dates";
import { useLocale, useWords } from "@naluma/i18n/react";
import { VisuallyHidden } from "@naluma/ui/visually-hidden";
import { Link } from "react-router";
import { restWords } from "../words.rest.ts";
import type { LetterText } from "./letter-reader.tsx";
import type { Letter } from "./letter.ts";

interface LetterListProps {
  letters: readonly Letter[];
  open: Letter | undefined;
  addressOf: (id: number) => string;
  /** The letter opens beside the list, so the back button leaves the letters altogether. */
  isBeside: boolean;
  text: Pick<LetterText, "excerpt">;
}

/** Subjects, excerpts and days. Unread letters have a dot and bold text, and a screen reader announces them. */
export function LetterList({ letters, open, addressOf, isBeside, text }: LetterListProps) {
  const t = useWords(restWords);
  return (
    <ul className="letter-list" aria-label={t("letters.title")}>
      {letters.map((letter) => (
        <li key={letter.id} className={letter.isRead ? undefined : "is-unread"}>
          <Link
            to={addressOf(letter.id)}
            replace={isBeside}
            preventScrollReset
            aria-current={letter.id === open?.id ? "true" : undefined}
          >
            <i>{!letter.isRead && <VisuallyHidden>{t("letters.unread")}</VisuallyHidden>}</i>
            <b>{letter.title || t("letters.untitled")}</b>
            <Day of={letter} />
            <span className="letter-excerpt">{text.excerpt(letter.content)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Renders nothing if the platform's time cannot be parsed. */
function Day({ of: { sentAt } }: { of: Letter }) {
  const locale = useLocale();
  const time = readTime(sentAt);
  return time && <time dateTime={time.toISOString()}>{formatDay(time, locale)}</time>;
}
