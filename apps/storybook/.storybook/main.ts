import { readdirSync } from "node:fs";
import { storyData } from "@naluma/tools/story-data";
import { words } from "@naluma/tools/vite";
import type { StorybookConfig } from "@storybook/react-vite";
import { loadedLate } from "./loaded-late.ts";

const root = new URL("../../../", import.meta.url);

/** Storybook warns about chapters without stories, so empty ones are left out. */
const hasStories = (name: string): boolean =>
  readdirSync(new URL(`packages/${name}/src`, root), { recursive: true, encoding: "utf8" }).some(
    (file) => file.endsWith(".stories.tsx"),
  );

const config: StorybookConfig = {
  // One chapter per package, one page per component.
  stories: [
    { directory: ".", files: "*.stories.tsx", titlePrefix: "workbench" },
    ...readdirSync(new URL("packages", root))
      .filter(hasStories)
      .map((name) => ({
        directory: `../../../packages/${name}/src`,
        files: "**/*.stories.tsx",
        titlePrefix: name,
      })),
    {
      directory: "../../operator-desk/src",
      files: "**/*.stories.tsx",
      titlePrefix: "operator-desk",
    },
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), words(), storyData()],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...loadedLate],
    },
  }),
};

export default config;
