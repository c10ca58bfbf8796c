import fc from "fast-check";

/*
 * What tests get for "fast-check": the same stories in every run, or those of the seed that the
 * environment names. A failure in one run is then one in every run, and a kept result stays true.
 */
const { NALUMA_SEED: seed, NALUMA_STORIES: numRuns } = process.env;

fc.configureGlobal({
  // A story that may have forty moves has up to forty; by itself fast-check stops at ten.
  defaultSizeToMaxWhenMaxSpecified: true,
  seed: Number(seed ?? 20_261_123),
  ...(numRuns === undefined ? {} : { numRuns: Number(numRuns) }),
});

export default fc;
