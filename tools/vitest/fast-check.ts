import fc from "fast-check";

/*
 * The "fast-check" that tests import: the same generated cases in every run, or those of the seed in the environment. A
 * failure in one run then occurs in every run, and a cached result stays valid.
 */
const { NALUMA_SEED: seed, NALUMA_STORIES: numRuns } = process.env;

fc.configureGlobal({
  // A case that allows forty moves has up to forty; by default fast-check stops at ten.
  defaultSizeToMaxWhenMaxSpecified: true,
  seed: Number(seed ?? 20_261_123),
  ...(numRuns === undefined ? {} : { numRuns: Number(numRuns) }),
});

export default fc;
