import { expect, test } from "vitest";
import { announcementRuns } from "./announcement-text.ts";

const rules = { allowHttp: false };
/** The text as the line shows it, with bold runs in asterisks and links with their address. */
const shown = (html: string) =>
  announcementRuns(html, rules)
    .map(({ text, isStrong, href }) => (isStrong ? `*${text}*` : text) + (href ? `(${href})` : ""))
    .join("");

test.each([
  ["plain words", "plain words"],
  ["<b>Friday:</b> a new wheel", "*Friday:* a new wheel"],
  ["<strong>a<b>b</b>c</strong>d", "*a**b**c*d"],
  ["1 < 2 &lt; 3 &amp;amp; &#8364;&nbsp;5", "1 < 2 < 3 &amp; € 5"],
  ["one<br>two<p>three</p>", "one two three "],
  ["  many \n\n spaces ", " many spaces "],
  ['see <a href="https://a.example/x">this</a> page', "see this(https://a.example/x) page"],
  ['go <a href="/">home</a>', "go home(/)"],
  ['<a href="/no-such-page">x</a>', "x"],
  ['<a href="javascript:alert(1)">x</a>', "x"],
  ['<a href="&#106;avascript:alert(1)">x</a>', "x"],
  ["<a href='//evil.example'>x</a>", "x"],
  ['<img src=x onerror="alert(1)">y', "y"],
  ["<script>alert(1)</script>after", " after"],
  ["<style>*{}</style><svg><b>1</b></svg>y", " y"],
  ["<!-- <b> -->x", " x"],
  ["</b></a>x<b>y", "x*y*"],
  ["<b", "<b"],
  ["&#0;&#x110000;&unknown;", "&unknown;"],
  ["", ""],
])("%j is shown as %j", (html, line) => expect(shown(html)).toBe(line));
