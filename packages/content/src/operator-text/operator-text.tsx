import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { useMemo, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { words } from "../words.ts";
import {
  readOperatorText,
  type Block,
  type Cell,
  type Picture,
  type Run,
  type TextLink,
  type Words,
} from "./read-operator-text.ts";

/** So much of a text is drawn at once, in UTF-16 units; a longer one is shown by and by. */
const portion = 30_000;

export interface OperatorTextProps {
  /** The operator's HTML; it is parsed and never inserted as markup. */
  html: string;
  /** The level of the heading that the text stands under: its own headings begin one below. */
  under?: 1 | 2 | 3 | undefined;
  /** A link to a page of ours was pressed. */
  onFollow?: (() => void) | undefined;
}

/** An operator's text: paragraphs, headings, lists, tables, pictures and links, and nothing that acts. */
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
    <div className="otx">
      <Blocks blocks={blocks} under={under} onFollow={onFollow} />
      {isCut && (
        <Button look="line" size="s" onClick={() => setShown({ html, most: most + portion })}>
          {t("content.read_more")}
        </Button>
      )}
    </div>
  );
}

interface Below {
  under: 1 | 2 | 3;
  onFollow: (() => void) | undefined;
}

/** The words have no identity but their place. */
const keyed = <Part,>(parts: readonly Part[], draw: (part: Part, at: number) => ReactNode) =>
  parts.map((part, at) => draw(part, at));

function Blocks({ blocks, ...below }: { blocks: readonly Block[] } & Below) {
  return keyed(blocks, (block, at) => <Drawn key={at} block={block} {...below} />);
}

function Drawn({ block, ...below }: { block: Block } & Below) {
  const { under, onFollow } = below;
  switch (block.kind) {
    case "paragraph":
      return <p>{<Runs runs={block.runs} onFollow={onFollow} />}</p>;
    case "heading": {
      const level = Math.min(6, under + block.level);
      const Heading = `h${level}` as "h2" | "h3" | "h4" | "h5" | "h6";
      return <Heading>{<Runs runs={block.runs} onFollow={onFollow} />}</Heading>;
    }
    case "list": {
      const List = block.isOrdered ? "ol" : "ul";
      return (
        <List>
          {keyed(block.items, (item, at) => (
            <li key={at}>
              <Inside blocks={item} {...below} />
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return <Rows rows={block.rows} {...below} />;
  }
}

/** What stands alone in an item or a cell needs no paragraph. */
function Inside({ blocks, ...below }: { blocks: readonly Block[] } & Below) {
  const [only, ...more] = blocks;
  if (only?.kind === "paragraph" && more.length === 0)
    return <Runs runs={only.runs} onFollow={below.onFollow} />;
  return <Blocks blocks={blocks} {...below} />;
}

/** A wide table is scrolled in its own place, also by keyboard. */
function Rows({ rows, ...below }: { rows: readonly (readonly Cell[])[] } & Below) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className="otx-t" tabIndex={0}>
      <table>
        <tbody>
          {keyed(rows, (row, at) => (
            <tr key={at}>
              {keyed(row, ({ isHead, span, of }, index) => {
                const TableCell = isHead ? "th" : "td";
                return (
                  <TableCell key={index} {...(span > 1 && { colSpan: span })}>
                    <Inside blocks={of} {...below} />
                  </TableCell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isSame = (one: Run | undefined, other: Run): boolean =>
  one !== undefined && "link" in one && "link" in other && one.link === other.link;

/** Runs of one link are one link. */
function Runs({ runs, onFollow }: { runs: readonly Run[]; onFollow: (() => void) | undefined }) {
  const groups: Run[][] = [];
  for (const run of runs) {
    const group = groups.at(-1);
    if (group && isSame(group[0], run)) group.push(run);
    else groups.push([run]);
  }
  return keyed(groups, (group, at) => {
    const [first] = group;
    const inside = keyed(group, (run, index) => <One key={index} run={run} />);
    const link = first && "link" in first ? first.link : undefined;
    if (!link) return inside;
    return (
      <To key={at} link={link} onFollow={onFollow}>
        {inside}
      </To>
    );
  });
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

function One({ run }: { run: Run }) {
  switch (run.kind) {
    case "break":
      return <br />;
    case "picture":
      return <Shown picture={run} />;
    case "words":
      return wordsView(run);
  }
}

function wordsView({ text, isStrong, isEmphasised, isUnderlined }: Words): ReactNode {
  const underlined = isUnderlined ? <u>{text}</u> : text;
  const emphasised = isEmphasised ? <i>{underlined}</i> : underlined;
  return isStrong ? <b>{emphasised}</b> : emphasised;
}

/** A picture that cannot be had leaves its words. */
function Shown({ picture: { src, alt, width, height } }: { picture: Picture }) {
  const [broken, setBroken] = useState<string>();
  if (broken === src) return alt;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
