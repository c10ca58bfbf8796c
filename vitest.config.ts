import { defineConfig } from "vitest/config";
import { ByEnvironment } from "./tools/vitest/by-environment.ts";
import { reporters } from "./tools/vitest/reporters.ts";
import { unitProjects } from "./tools/vitest/workspace.ts";

export default defineConfig({
  test: {
    projects: unitProjects(import.meta.dirname),
    // A machine of two cores has both at work; Vitest by itself leaves one out.
    maxWorkers: 2,
    allowOnly: false,
    sequence: { sequencer: ByEnvironment },
    reporters: reporters(),
  },
});
