export { keepReleases } from "./keep-releases.ts";
export { compressAssets } from "./compress-assets.ts";
