import { Fragment, useState, type ReactNode } from "react";
import type { Block, Cell, Picture, Run, TextLink, Words } from "./read-operator-text.ts";

interface Below {
  /** The level of the heading above the text: its own headings start one level below. */
  under: 1 | 2 | 3;
  /** Renders a link. Its target is up to the component that shows the text. */
  renderLink: (link: TextLink, inside: ReactNode) => ReactNode;
}

/** The parts have no identity except their position. */
const keyed = <Part,>(parts: readonly Part[], draw: (part: Part, at: number) => ReactNode) =>
  parts.map((part, at) => draw(part, at));

/** The parsed text of an operator: paragraphs, headings, lists, tables, pictures and links. */
export function Blocks({ blocks, ...below }: { blocks: readonly Block[] } & Below) {
  return keyed(blocks, (block, at) => <Drawn key={at} block={block} {...below} />);
}

function Drawn({ block, ...below }: { block: Block } & Below) {
  const { under, renderLink } = below;
  switch (block.kind) {
    case "paragraph":
      return <p>{<Runs runs={block.runs} renderLink={renderLink} />}</p>;
    case "heading": {
      const level = Math.min(6, under + block.level);
      const Heading = `h${level}` as "h2" | "h3" | "h4" | "h5" | "h6";
      return <Heading>{<Runs runs={block.runs} renderLink={renderLink} />}</Heading>;
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

/** A single text in an item or a cell needs no paragraph. */
function Inside({ blocks, ...below }: { blocks: readonly Block[] } & Below) {
  const [only, ...more] = blocks;
  if (only?.kind === "paragraph" && more.length === 0)
    return <Runs runs={only.runs} renderLink={below.renderLink} />;
  return <Blocks blocks={blocks} {...below} />;
}

/** A wide table scrolls inside its own container, also by keyboard. */
function Rows({ rows, ...below }: { rows: readonly (readonly Cell[])[] } & Below) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className="operator-table" tabIndex={0}>
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

/** Adjacent runs of the same link are merged into one link. */
function Runs({ runs, renderLink }: { runs: readonly Run[] } & Pick<Below, "renderLink">) {
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
    return link ? <Fragment key={at}>{renderLink(link, inside)}</Fragment> : inside;
  });
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
  return isStrong ? <b>{emphasised}</b> : <span>{emphasised}</span>;
}

/** A picture that fails to load is replaced by its alternative text. */
function Shown({ picture: { src, alt, width, height } }: { picture: Picture }) {
  const [broken, setBroken] = useState<string>();
  if (broken === src) return <span>{alt}</span>;
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
