import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { undrawnViews } from "./drawn-by-stories.ts";
import { pageStates, type StoryName } from "./page-states.ts";

const packages = join(import.meta.dirname, "../../packages");

/** Views without a story, each with the reason. */
const exempt: Readonly<Record<string, string>> = {
  "account-security/src/third-party-login/auth-callback-page.tsx": "draws nothing",
  "game-launcher/src/close/close-page.tsx": "joins a message that has a story to the window",
  "game-launcher/src/loading/loading-page.tsx": "joins a view that has stories to the window",
  "shell/src/page/app/app-provider.tsx": "draws nothing; stories have a frame in its place",
  "shell/src/document/error-screen/root-error.tsx": "chooses the error screen, which has a story",
  "shell/src/page/routing/auth.tsx": "draws nothing of its own",
  "shell/src/page/routes/game-room.mobile.tsx": "leads to another page",
  "shell/src/page/routes/member-page.desktop.tsx": "chooses the centre, which has stories",
  "shell/src/page/routes/member-page.mobile.tsx": "chooses the centre, which has stories",
  "shell/src/page/routes/play.desktop.tsx": "joins the player, which has stories, to the router",
  "shell/src/page/routes/play.mobile.tsx": "joins the player, which has stories, to the router",
  "shell/src/page/routes/register.tsx": "only where the site is developed; the form has stories",
};

it("every view is drawn by a story, unless a reason stands here", () => {
  expect(undrawnViews()).toEqual(Object.keys(exempt).toSorted());
});

const isStoryName = (cell: unknown): cell is StoryName => typeof cell === "string";

const exists = (story: StoryName): boolean => {
  const [path = "", name = ""] = story.split("#");
  const [chapter = "", ...rest] = path.split("/");
  const file = join(packages, chapter, "src", `${rest.join("/")}.stories.tsx`);
  return (
    existsSync(file) && new RegExp(`^export const ${name}\\b`, "m").test(readFileSync(file, "utf8"))
  );
};

it.each(Object.entries(pageStates))("each state of %s has its story", (_, states) => {
  if ("never" in states) return;
  const missing = Object.values(states).filter((cell) => isStoryName(cell) && !exists(cell));
  expect(missing).toEqual([]);
});
