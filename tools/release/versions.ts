/** The version of each part, by name: a package's name without `@naluma/`, or `naluma` for the root. */
export type Versions = Readonly<Record<string, string>>;

export const bumps = ["patch", "minor", "major"] as const;
export type Bump = (typeof bumps)[number];

const numbersOf = (version: string): [number, number, number] => {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (major === undefined || minor === undefined || patch === undefined)
    throw new Error(`${version} is no version such as 1.4.0`);
  return [Number(major), Number(minor), Number(patch)];
};

export function nextVersion(version: string, bump: Bump): string {
  const [major, minor, patch] = numbersOf(version);
  if (bump === "major") return `${major + 1}.0.0`;
  return bump === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** A comparator that sorts the older version first. */
export function byVersion(one: string, other: string): number {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
