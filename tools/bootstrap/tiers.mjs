/** Types write the routes' own types anew, and the linter and knip read these: one after the other. */
const statics = [
  ["types", "format"],
  ["lint", "boundaries", "knip", "changesets", "contract"],
];

/**
 * What a tier runs: one stage after the other, two steps of a stage at a time. Builds come first:
 * units look at what was built. docs/testing.md says why each step is where it is.
 */
export const tiers = {
  // Journeys wait for half of their time, and units do not.
  quick: [["build"], ...statics, ["unit", "smoke"]],
  all: [
    ["build"],
    ...statics,
    ["unit"],
    // Journeys leave a tenth of two cores idle, and the others, one after the other, use no more than one.
    ["browser", "kills", "new", "guards", "postgres", "knip-production"],
    // They have both cores at work by themselves.
    ["stories"],
    ["conformance"],
  ],
};
