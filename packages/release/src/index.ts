export { integrityOf, releaseIdOf, type Files } from "./integrity.ts";
export { manifestFile, parseManifest, serverFile, templates, type Manifest } from "./manifest.ts";
export { ReleaseError } from "./release-error.ts";
export {
  buckets,
  parseReleases,
  pickRelease,
  readReleases,
  releasesFile,
  sharesOf,
  writeReleases,
  type Releases,
  type Share,
} from "./releases.ts";
export { readManifest, releaseIdsIn, verifyRelease, type Seen } from "./verify-release.ts";
export { writeRelease, type ReleaseParts } from "./write-release.ts";
