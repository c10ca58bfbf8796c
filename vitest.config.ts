import { defineConfig } from "vitest/config";
import { unitProjects } from "./tools/vitest/workspace.ts";

/** Set by `npm test` and by the conformance tools, so that a partial run overwrites no results. */
const results = process.env["NALUMA_RESULTS"];

export default defineConfig({
  test: {
    projects: unitProjects(import.meta.dirname),
    // A machine of two cores has both at work; Vitest by itself leaves one out.
    maxWorkers: 2,
    allowOnly: false,
    reporters: results ? ["default", "json"] : ["default"],
    ...(results ? { outputFile: { json: results } } : {}),
  },
});
