import { readdirSync } from "node:fs";
import { words } from "@naluma/tools/vite";
import type { StorybookConfig } from "@storybook/react-vite";

const packages = new URL("../../../packages", import.meta.url);

/**
 * What stories load late. Found only then, it would be bundled anew in the middle of a run, with a
 * second React in the page.
 */
const known = [
  "@naluma/ui > radix-ui/dialog",
  "@naluma/ui > radix-ui/popover",
  "@naluma/ui > radix-ui/tabs",
  "@naluma/ui > get-nonce",
  "@naluma/ui > jotai/vanilla",
  "@naluma/i18n > date-fns-tz",
  "@naluma/i18n > @lingui/core",
  "@naluma/i18n > @lingui/react",
  "@tanstack/react-query",
  "jotai",
  "react-router",
];

const config: StorybookConfig = {
  // One chapter a package, one page a part.
  stories: readdirSync(packages).map((name) => ({
    directory: `../../../packages/${name}/src`,
    files: "**/*.stories.tsx",
    titlePrefix: name,
  })),
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), words()],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...known],
    },
  }),
};

export default config;
