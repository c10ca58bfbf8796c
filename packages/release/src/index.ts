export { readHistory, writeHistory, type ReleaseRecord } from "./history.ts";
export { serverFile, templates, type Manifest } from "./manifest.ts";
export { ReleaseError } from "./release-error.ts";
export {
  buckets,
  pickRelease,
  readReleases,
  releasesFile,
  sharesOf,
  writeReleases,
  type Releases,
  type Share,
} from "./releases.ts";
export { readManifest, releaseIdsIn, verifyRelease, type Seen } from "./verify-release.ts";
export {
  stageRelease,
  writeRelease,
  type ReleaseParts,
  type StagedRelease,
} from "./write-release.ts";
