import { developmentPages } from "@naluma/tools/dev";
import {
  hostBuild,
  importShared,
  selfContainedServer,
  sharedChunks,
  slimRoutes,
  trimLibraries,
} from "@naluma/tools/host";
import { keepReleases } from "@naluma/tools/release";
import { words, wordsTogether } from "@naluma/tools/vite";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  ...hostBuild("mobile"),
  plugins: [
    words(),
    wordsTogether(),
    trimLibraries(),
    slimRoutes(),
    importShared(sharedChunks),
    selfContainedServer(),
    developmentPages("mobile"),
    keepReleases(import.meta.dirname),
    reactRouter(),
  ],
});
