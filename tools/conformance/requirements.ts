/** The kinds of proof that the evidence column may require. */
export const kinds = ["unit", "service", "component", "e2e", "contract", "review"] as const;
export type Kind = (typeof kinds)[number];

/** One row of `docs/requirements.tsv`. */
export interface Requirement {
  id: string;
  area: string;
  text: string;
  /** Every kind that the evidence names; the row is proven when each of them has passed. */
  evidence: Kind[];
  /** The hosts that its e2e evidence names; a test must have run on each of them. */
  hosts: Host[];
}

const hosts = ["desktop", "mobile"] as const;
export type Host = (typeof hosts)[number];

/** Reads the table of requirements. Throws at a row without an id or a kind of evidence. */
export const readRequirements = (tsv: string): Requirement[] =>
  rowsOf(tsv).map((row, index) => {
    const [id, area, , , text, evidence] = row;
    if (!id || !area || !text || !evidence) {
      throw new Error(`requirements.tsv, row ${index + 2}: a column is missing`);
    }
    const named = kindsIn(evidence);
    if (named.length === 0) {
      throw new Error(`requirements.tsv, ${id}: no kind of evidence in "${evidence}"`);
    }
    return { id, area, text, evidence: named, hosts: hostsIn(evidence) };
  });

/** Each part begins with the kind, sometimes with a remark: `e2e (production build): open /`. */
const kindsIn = (evidence: string): Kind[] =>
  kinds.filter((kind) =>
    evidence.split(";").some((part) => new RegExp(`^\\s*${kind}\\s*(\\([^)]*\\))?:`).test(part)),
  );

const hostsIn = (evidence: string): Host[] =>
  hosts.filter((host) =>
    evidence
      .split(new RegExp(`;(?=\\s*(?:${kinds.join("|")})\\b)`))
      .some((part) => /^\s*e2e\b/.test(part) && new RegExp(`\\b${host}\\b`).test(part)),
  );

/** A row of `docs/reviews.tsv`: a requirement that is proven by a code review. */
export interface Review {
  id: string;
  where: string;
  what: string;
}

/** Reads `docs/reviews.tsv` (id, where, what; the first line is the header). */
export const readReviews = (tsv: string): Review[] =>
  rowsOf(tsv).map((row) => {
    const [id, where, what] = row;
    if (!id || !where || !what) throw new Error(`reviews.tsv: "${row.join(" | ")}" is incomplete`);
    return { id, where, what };
  });

const rowsOf = (tsv: string): string[][] =>
  tsv
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("\t"));
