import type { KnipConfig } from "knip";
import everything from "./knip.ts";

/** What tests and stories stand on; what it imports is not used by that. */
const doubles = ["!**/*.fake.{ts,tsx}!", "!**/testing/**!", "!**/*.{test,stories}.{ts,tsx}!"];

const shipped = ["src/**/*.{ts,tsx,css}!", ...doubles];

const { workspaces } = everything;

/**
 * What ships, without tests, stories and tools: an export that these alone use is dead. One that a
 * requirement row asks for, though nothing ships that needs it, carries the tag `@row`. Types are left
 * out: they cost nothing, and a face is read with them.
 */
export default {
  ...everything,
  exclude: ["types"],
  tags: ["-row"],
  ignoreWorkspaces: [
    "apps/storybook",
    "apps/sandbox-kill-test",
    "e2e",
    "packages/wire-contract",
    "tools",
  ],
  ignore: [...everything.ignore, "**/*.fake.{ts,tsx}", "**/testing/**", "docs/**"],
  workspaces: {
    "packages/*": { ...workspaces["packages/*"], project: shipped, includeEntryExports: true },
    "packages/shell": {
      ...workspaces["packages/shell"],
      project: shipped,
      includeEntryExports: true,
    },
    "apps/web-*": { ...workspaces["apps/web-*"], project: ["app/**/*.{ts,tsx,css}!"] },
    "apps/game-client": { ...workspaces["apps/game-client"], project: shipped },
    "apps/sandbox": {
      ...workspaces["apps/sandbox"],
      // A command of the root's package.json.
      entry: ["src/backup/main.ts!"],
      project: shipped,
    },
    "apps/gateway": { ...workspaces["apps/gateway"], project: shipped },
    "apps/operator-desk": { ...workspaces["apps/operator-desk"], project: shipped },
  },
  ignoreIssues: {
    // A host exports them again, for the router, the gateway or its build, none of which knip can follow.
    "packages/shell/src/document/{document,index,page-context,root,server}.{ts,tsx}": ["exports"],
    "packages/shell/src/{live/monitoring/report-error,page/routing/redirects,routes}.ts": [
      "exports",
    ],
    // Stories and tests of other packages put answers where these keys say.
    "packages/member/src/index.ts": ["exports"],
    // What writes releases is a command of the tools, which are left out here.
    "packages/release/src/{history,index,releases,write-release}.ts": ["exports"],
    // Parts of the design system that only stories show today.
    "packages/ui/src/{countdown.ts,countdown-clock.tsx,icon.ts,icons.tsx,icons.live.tsx,icons.rest.tsx}":
      ["exports"],
    "packages/ui/src/field/{index.ts,birth-date.ts,choice-fields.tsx}": ["exports"],
    // The list of pages names it by its file.
    "packages/shell/src/page/routes/register.tsx": ["exports"],
    // Stories of other packages wait so long before they press.
    "packages/ui/src/when-idle.ts": ["exports"],
    // The exact odds that tests hold the engines against.
    "packages/game-engines/src/{blackjack/{dealer-chances,expected-gain,remaining-cards},slot/expected-return}.ts":
      ["files"],
    // The states that LOBBY-78 lists; no screen and no call is stated for them.
    "packages/lobby/src/sign-in-task/sign-in-states.ts": ["files"],
  },
} satisfies KnipConfig;
