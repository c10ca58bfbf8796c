import { expect, test } from "vitest";
import { attributeOf } from "./html-tokens.ts";
import { readOperatorText, type Block, type Run } from "./read-operator-text.ts";

const rules = { allowHttp: false, imageOrigins: ["https://img.example"] };

const textOf = (run: Run): string => {
  if (run.kind === "break") return "/";
  const link = run.link && (run.link.kind === "inner" ? run.link.path : run.link.address);
  const shown =
    run.kind === "picture"
      ? `[${run.src}|${run.alt}|${run.width ?? ""}x${run.height ?? ""}]`
      : `${run.isStrong ? "*" : ""}${run.isEmphasised ? "~" : ""}${run.isUnderlined ? "_" : ""}${run.text}`;
  return link ? `${shown}(${link})` : shown;
};

/** The blocks in short notation: `p:`, `h1:`, `ul[…;…]`, `table[cell,cell;…]`. */
const short = (blocks: readonly Block[]): string =>
  blocks
    .map((block): string => {
      switch (block.kind) {
        case "paragraph":
          return `p:${block.runs.map(textOf).join("")}`;
        case "heading":
          return `h${block.level}:${block.runs.map(textOf).join("")}`;
        case "list":
          return `${block.isOrdered ? "ol" : "ul"}[${block.items.map(short).join(";")}]`;
        case "table":
          return `table[${block.rows
            .map((row) =>
              row
                .map(({ isHead, span, of }) => {
                  const mark = `${isHead ? "#" : ""}${span > 1 ? span : ""}`;
                  return mark + short(of);
                })
                .join(","),
            )
            .join(";")}]`;
      }
    })
    .join(" ");

const read = (html: string) => short(readOperatorText(html, rules).blocks);

test.each([
  ["plain words", "p:plain words"],
  ["", ""],
  ["  <p> </p>\n<br>  ", ""],
  ["<p>one</p><p>two", "p:one p:two"],
  ["one<br/>two", "p:one/two"],
  ["<div>one<div>two</div>three</div>", "p:one p:two p:three"],
  ["<h1>Big</h1><h4>Small</h4>x", "h1:Big h2:Small p:x"],
  ["a <b>b <i>c</b> d</i> <u>e</u>", "p:a *b *~c~ d _e"],
  ["<ul><li>one<li>two<ol><li>three</ol></ul>", "ul[p:one;p:two ol[p:three]]"],
  ["<ul>stray<li>one</ul>after", "ul[p:stray;p:one] p:after"],
  ["<li>alone</li>", "p:alone"],
  ["<ul></ul>x", "p:x"],
  ["<ul><li></li><li>one</li></ul>", "ul[p:one]"],
  ["<h3>Middle</h3>", "h1:Middle"],
  ["<i><em>a</em>b</i>c", "p:~a~bc"],
  ["</b>a<b>b</b>", "p:a*b"],
  ["<table><td colspan=99>x</table>", "table[20p:x]"],
  ["<table><td colspan=-1>x<td colspan=two>y</table>", "table[p:x,p:y]"],
  [
    "<table><tr><th colspan=2>Head<tr><td>1<td><ul><li>2</ul></table>",
    "table[#2p:Head;p:1,ul[p:2]]",
  ],
  ["<td>alone</td>", "p:alone"],
  ["1 < 2 &amp; 3 &lt; 4 &hellip;", "p:1 < 2 & 3 < 4 …"],
  ["&#8364;&#x20ac;&#0;&#x110000;&unknown;", "p:€€&unknown;"],
  ["&ldquo;Koi&rdquo;&ensp;&ndash; &euro;5 &times; 2", "p:“Koi”\u2002– €5 × 2"],
  ["two&nbsp; spaces", "p:two\u00A0 spaces"],
  ['<font color="red">red</font> <blink>now</blink>', "p:red now"],
])("%j is read as %j", (html, blocks) => expect(read(html)).toBe(blocks));

test.each([
  ["<script>alert(1)</script>after", "p:after"],
  ["<SCRIPT src=x>alert(1)</ScRiPt >after", "p:after"],
  ["<style>p{}</style><svg><p>1</p></svg>x", "p:x"],
  ["<script>never ends", ""],
  ["<script>a</scripts>b</script>after", "p:after"],
  ["x<!-- a > b -->z", "p:xz"],
  ["x<!-- <p>y</p> -->z<!-- open", "p:xz"],
  ["<!doctype html><?php x ?>y", "p:y"],
  ['x<p title="a>b" onclick=\'alert("1>2")\'>y', "p:x p:y"],
  ["x<a href='", "p:x"],
  ["x<p it's>y", "p:x p:y"],
  ["<iframe src=javascript:alert(1)></iframe>x", "p:x"],
  ["<p style=\"background:url('x')\">y", "p:y"],
  ['<img src=x onerror="alert(1)" alt="Koi">y', "p:Koiy"],
  ["it's <b>Anna's</b> day", "p:it's *Anna's day"],
])("%j leaves %j and nothing that runs", (html, blocks) => expect(read(html)).toBe(blocks));

test.each([
  ['<a href="https://a.example/x?a=1&amp;b=2">y</a>', "p:y(https://a.example/x?a=1&b=2)"],
  ["<a href='/'>y</a>", "p:y(/)"],
  ["<a href=/no-such-page>y</a>", "p:y"],
  ['<a href="javascript:alert(1)">y</a>', "p:y"],
  ['<a href="&#106;avascript:alert(1)">y</a>', "p:y"],
  ['<a href="\tjava\nscript:alert(1)">y</a>', "p:y"],
  ['<a href="//evil.example">y</a>', "p:y"],
  ['<a href="data:text/html,x">y</a>', "p:y"],
  ['<a href="http://plain.example/">y</a>', "p:y"],
  [
    '<a href="https://a.example/">one <b>two</b></a> three',
    "p:one (https://a.example/)*two(https://a.example/) three",
  ],
])("a link %j is read as %j", (html, blocks) => expect(read(html)).toBe(blocks));

test.each([
  [
    '<img src="/media/a.webp" alt="A koi" width="600" height=250>',
    "p:[/media/a.webp|A koi|600x250]",
  ],
  ["<img src=https://img.example/a.png>", "p:[https://img.example/a.png||x]"],
  ['<img src="https://elsewhere.example/a.png" alt="A koi">', "p:A koi"],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ""],
  ['<img src="/a.webp" width="100%" height="-3">', "p:[/a.webp||x]"],
  ['<img src="/a.webp" width="99999" height="1.5">', "p:[/a.webp||x]"],
  ['<a href="/"><img src="/a.webp"></a>', "p:[/a.webp||x](/)"],
])("a picture %j is read as %j", (html, blocks) => expect(read(html)).toBe(blocks));

test("an attribute is found in any surroundings, and never confused with a similar one", () => {
  expect(attributeOf(' data-href="no" HREF = "yes"', "href")).toBe("yes");
  expect(attributeOf(" hrefs=no", "href")).toBe("");
});

test("a long text is cut between words or before a tag, and marked as cut", () => {
  const long = `<p>${"word ".repeat(100)}</p>`;
  const { blocks, isCut } = readOperatorText(long, rules, 200);
  expect(isCut).toBe(true);
  expect(short(blocks)).toMatch(/^p:(word )+word$/);
  expect(readOperatorText(long, rules).isCut).toBe(false);
  expect(readOperatorText(long, rules, long.length).isCut).toBe(false);
});

test("a megabyte of any input is parsed, no deeper than a page can draw", () => {
  const depth = (blocks: readonly Block[]): number =>
    blocks.reduce((most, block) => {
      if (block.kind !== "list") return most;
      return Math.max(most, ...block.items.map((item) => 1 + depth(item)));
    }, 0);
  for (const piece of [
    "<p>a</p>",
    "<ul><li>",
    "<b>",
    "<a '<",
    '<a x="',
    "<",
    "&",
    "<!--x",
    "</p",
  ]) {
    const { blocks } = readOperatorText(piece.repeat(Math.ceil(1_000_000 / piece.length)), rules);
    expect(depth(blocks)).toBeLessThanOrEqual(7);
  }
});
