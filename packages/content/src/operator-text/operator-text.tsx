import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { useMemo, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { words } from "../words.ts";
import { Blocks } from "./blocks.tsx";
import { readOperatorText, type TextLink } from "./read-operator-text.ts";

/** How much of a text is rendered at once, in UTF-16 units; a longer one is revealed in steps. */
const portion = 30_000;

export interface OperatorTextProps {
  /** The operator's HTML; it is parsed and never inserted as markup. */
  html: string;
  /** The level of the heading above the text: its own headings start one level below. */
  under?: 1 | 2 | 3 | undefined;
  /** A link to one of our pages was pressed. */
  onFollow?: (() => void) | undefined;
}

/** An operator's text: paragraphs, headings, lists, tables, pictures and links, but no active content. */
export function OperatorText({ html, under = 2, onFollow }: OperatorTextProps) {
  const t = useWords(words);
  const { settings } = useSite();
  const [shown, setShown] = useState({ html, most: portion });
  const most = shown.html === html ? shown.most : portion;
  const { blocks, isCut } = useMemo(
    () => readOperatorText(html, settings, most),
    [html, settings, most],
  );
  return (
    <div className="operator-text">
      <Blocks
        blocks={blocks}
        under={under}
        renderLink={(link, inside) => (
          <To link={link} onFollow={onFollow}>
            {inside}
          </To>
        )}
      />
      {isCut && (
        <Button look="line" size="s" onClick={() => setShown({ html, most: most + portion })}>
          {t("content.read_more")}
        </Button>
      )}
    </div>
  );
}

function To({
  link,
  onFollow,
  children,
}: {
  link: TextLink;
  onFollow: (() => void) | undefined;
  children: ReactNode;
}) {
  if (link.kind === "inner")
    return (
      <Link to={link.path} {...(onFollow && { onClick: onFollow })}>
        {children}
      </Link>
    );
  return (
    <a href={link.address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
