import type { Verdict } from "./join.ts";

type Counts = Record<Verdict["state"], number>;

/** The numbers of proven, failing and unproven rows by area, in the order of the table. */
export const countByArea = (verdicts: Verdict[]): Map<string, Counts> => {
  const areas = new Map<string, Counts>();
  for (const { requirement, state } of verdicts) {
    const counts = areas.get(requirement.area) ?? { proven: 0, failing: 0, unproven: 0 };
    counts[state] += 1;
    areas.set(requirement.area, counts);
  }
  return areas;
};

/** `proven N of M`, the first line of the report. */
export const summary = (verdicts: Verdict[]): string =>
  `proven ${verdicts.filter(({ state }) => state === "proven").length} of ${verdicts.length}`;

/** `docs/conformance.md`: the summary, a table for each area, and every row with its missing evidence. */
export const toMarkdown = (verdicts: Verdict[]): string => {
  const areas = [...countByArea(verdicts)];
  return [
    summary(verdicts),
    "",
    "Written by `npm run conformance` from the results of the last full test run; not edited by hand.",
    "",
    "| Area | Proven | Failing | Unproven |",
    "| --- | ---: | ---: | ---: |",
    ...areas.map(
      ([area, { proven, failing, unproven }]) =>
        `| ${area} | ${proven} | ${failing} | ${unproven} |`,
    ),
    ...areas.flatMap(([area]) => [
      "",
      `## ${area}`,
      "",
      ...verdicts.filter(({ requirement }) => requirement.area === area).map(line),
    ]),
    "",
  ].join("\n");
};

const line = ({ requirement, state, missing, files }: Verdict): string => {
  const lacks = missing.length > 0 ? ` (lacks ${missing.join(", ")})` : "";
  const where = files.length > 0 ? `: ${files.map((file) => `\`${file}\``).join(", ")}` : "";
  return `- ${requirement.id} ${state}${lacks}${where}`;
};

/** The rows that a written report lists as proven. */
export const provenIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^- ([A-Z][A-Z0-9]*-\d+) proven\b/gm)].map((match) => match[1] ?? "");

/** The counts by area, for a terminal. */
export const toTable = (verdicts: Verdict[]): string =>
  [...countByArea(verdicts)]
    .map(
      ([area, { proven, failing, unproven }]) =>
        `  ${area.padEnd(8)} proven ${pad(proven)}  failing ${pad(failing)}  unproven ${pad(unproven)}`,
    )
    .join("\n");

const pad = (count: number): string => String(count).padStart(3);
