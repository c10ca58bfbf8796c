import type { Failure } from "../results.ts";
import type { Outcome } from "../run.ts";
import { escaped } from "./markup.ts";
import { failuresIn, summarise } from "./summary.ts";

/** The page loads nothing, so that it can be sent as a file and opened anywhere. */
const style = `
  :root { color-scheme: light dark; --line: light-dark(#c8ccd2, #464b54); --faint: light-dark(#565c66, #a9b0bb);
    --bad: light-dark(#a8071a, #ff8f8f); --good: light-dark(#1d6b2f, #7ddc94); --box: light-dark(#f5f6f8, #1d2026); }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 68rem; margin: 0 auto; padding: 1.5rem;
    background: light-dark(#fff, #131519); color: light-dark(#16181c, #e9ebee); }
  h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; margin-top: 2.5rem; } h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
  table { border-collapse: collapse; width: 100%; } caption { text-align: start; color: var(--faint); }
  th, td { text-align: start; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
  td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; }
  .bad { color: var(--bad); font-weight: 600; } .good { color: var(--good); font-weight: 600; } .faint { color: var(--faint); }
  details { border: 1px solid var(--line); border-radius: .4rem; margin: .5rem 0; padding: .5rem .75rem; }
  summary { cursor: pointer; } dt { color: var(--faint); } dd { margin: 0 0 .5rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--box); padding: .5rem; margin: 0; max-height: 20rem; overflow: auto; }
  .scroll { overflow-x: auto; }`;

const cells = (tag: "td" | "th", values: readonly (string | number)[]): string =>
  values
    .map((value, at) => {
      const scope = tag === "th" ? ' scope="col"' : "";
      const kind = at === 0 ? "" : ' class="number"';
      return at === 0 && tag === "td"
        ? `<th scope="row">${escaped(String(value))}</th>`
        : `<${tag}${scope}${kind}>${escaped(String(value))}</${tag}>`;
    })
    .join("");

const table = (
  caption: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => `<div class="scroll" role="region" aria-label="${escaped(caption)}" tabindex="0"><table>
<caption>${escaped(caption)}</caption>
<thead><tr>${cells("th", head)}</tr></thead>
<tbody>${rows.map((row) => `<tr>${cells("td", row)}</tr>`).join("\n")}</tbody></table></div>`;

const failure = ({ severity, subject, title, evidence }: Failure): string => `<details>
<summary><span class="bad">${severity}</span> ${escaped(`${subject}: ${title}`)}</summary>
<dl><dt>Change</dt><dd>${escaped(evidence.advice)}</dd>
<dt>Expected</dt><dd>${escaped(evidence.expected)}</dd>
<dt>Sent</dt><dd><pre tabindex="0">${escaped(evidence.sent)}</pre></dd>
<dt>Came</dt><dd><pre tabindex="0">${escaped(evidence.came)}</pre></dd></dl></details>`;

const failures = (outcome: Outcome): string => {
  const found = failuresIn(outcome.results);
  if (found.length === 0) return '<p class="good">Every check passed.</p>';
  return [...Map.groupBy(found, ({ rule }) => rule)]
    .map(
      ([rule, some]) => `<h3>${escaped(rule)} <span class="faint">(${some.length})</span></h3>
<p>${escaped(some[0]?.ruleText ?? "")}</p>${some.map(failure).join("\n")}`,
    )
    .join("\n");
};

const skipped = ({ results }: Outcome): string => {
  const rows = results.flatMap((result) =>
    result.outcome === "skipped" ? [[result.subject, result.title, result.reason]] : [],
  );
  return rows.length === 0
    ? "<p>Everything was tried.</p>"
    : table("Checks that were not made", ["Call", "Check", "Reason"], rows);
};

export const htmlReport = (outcome: Outcome): string => {
  const { origin, startedAt, seconds, results, services, times, remainders, lost } = outcome;
  const { onlyRefused, unseenCodes, seed } = outcome;
  const failed = failuresIn(results).length;
  const found = failed === 0 ? "passed" : `${failed} of ${results.length} checks failed`;
  const verdict = lost === undefined ? found : `not finished, ${found}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Platform check: ${escaped(verdict)}</title>
<style>${style}
</style>
</head>
<body>
<header><h1>Platform check of ${escaped(origin)}</h1>
<p class="${failed === 0 && lost === undefined ? "good" : "bad"}">${escaped(verdict)}</p>
${lost === undefined ? "" : `<p class="bad">${escaped(`The platform does not answer any more: ${lost}`)}</p>`}
<p class="faint"><time datetime="${startedAt}">${startedAt}</time>, ${results.length} checks in ${seconds.toFixed(1)} s.
Services that the platform declares: ${escaped(services.join(", ") || "none")}.</p></header>
<main>
<h2>By area</h2>
${table(
  "Checks of each area",
  ["Area", "Passed", "Failed", "Skipped"],
  summarise(results).map((one) => [one.area, one.passed, one.failed, one.skipped]),
)}
<h2>What failed</h2>
${failures(outcome)}
<h2>How long calls take</h2>
${table(
  "Calls that were understood, the slowest first",
  ["Call", "Times", "p50 (ms)", "p95 (ms)"],
  times.map(({ path, count, p50, p95 }) => [path, count, p50.toFixed(1), p95.toFixed(1)]),
)}
<h2>What was not tried</h2>
${skipped(outcome)}
${onlyRefused.length === 0 ? "" : `<p>Only ever refused, so that no success was judged: ${escaped(onlyRefused.join(", "))}.</p>`}
${
  unseenCodes.length === 0
    ? ""
    : table(
        "Documented codes that no answer had",
        ["Call", "Codes"],
        unseenCodes.map(({ call, codes }) => [call, codes.join(", ")]),
      )
}
<p>Money was moved in the order of the seed ${seed}.</p>
<h2>What is left behind</h2>
${remainders.length === 0 ? "<p>Nothing.</p>" : `<ul>${remainders.map((one) => `<li>${escaped(one)}</li>`).join("")}</ul>`}
</main>
</body>
</html>
`;
};
