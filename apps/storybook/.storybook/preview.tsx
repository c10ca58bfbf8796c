import "@naluma/ui/theme.css";
import "@naluma/ui/styles.css";
import "@naluma/lobby/styles.css";
import "@naluma/member/styles.css";
import "@naluma/game-launcher/styles.css";
import "@naluma/shell/styles.css";
import "@naluma/ui/later.css";
import "@naluma/lobby/later.css";
import "@naluma/content/later.css";
import "@naluma/member/later.css";
import "@naluma/account-security/later.css";
import "@naluma/wallet/later.css";
import "@naluma/promotions/later.css";
import "@naluma/game-launcher/later.css";
import "@naluma/register/later.css";
import "@naluma/shell/later.css";
import { networks } from "@naluma/api-client/network.fake";
import { answerFromWire } from "@naluma/api-client/wire-platform.fake";
import { locales } from "@naluma/site/locale";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { noTextIsLost, watchTexts } from "./lost-texts.ts";
import { contrastOfOtherTheme } from "./other-theme.ts";
import { siteNames, StoryFrame, WholePage } from "./story-frame.tsx";
import { applyToolbar, memberIdOf, readToolbar } from "./toolbar.ts";

answerFromWire();
watchTexts();

// On a busy machine, the first story that loads a large part of the code takes many seconds.
configure({ asyncUtilTimeout: Number(import.meta.env["WAIT_TIMEOUT"] ?? 30_000) });

type Icon = "mirror" | "mobile" | "globe" | "home" | "lightning" | "user";

/** A toolbar menu; tests and stories set the same values through `globals`. */
const choice = (title: string, icon: Icon, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  globalTypes: {
    theme: choice("Theme", "mirror", ["dark", "light"]),
    template: choice("Template", "mobile", ["desktop", "mobile"]),
    locale: choice("Language", "globe", locales),
    site: choice("Site", "home", siteNames),
    network: choice("Network", "lightning", networks),
    member: choice("Member", "user", ["as the story says", "visitor", "member"]),
  },
  initialGlobals: {
    theme: "dark",
    template: "desktop",
    locale: "en_US",
    site: "open",
    network: "fast",
    member: "as the story says",
  },
  parameters: {
    layout: "padded",
    backgrounds: { disable: true },
    // An accessibility violation fails the story's test.
    // Passing elements are not reported: describing them takes axe longer than finding the violations.
    a11y: { test: "error", options: { resultTypes: ["violations"] } },
    viewport: {
      options: {
        desktop: { name: "Desktop 1440", styles: { width: "1440px", height: "900px" } },
        phone: { name: "Phone 390", styles: { width: "390px", height: "844px" } },
      },
    },
  },
  // Runs before axe's own full check, in the theme in which the story was rendered.
  async afterEach(context) {
    await contrastOfOtherTheme(context);
    noTextIsLost();
  },
  decorators: [
    (Story, { globals, parameters, args, argTypes }) => {
      const toolbar = readToolbar(globals);
      applyToolbar(toolbar, parameters["answers"]);
      if (parameters["isWholePage"] === true)
        return (
          <WholePage {...toolbar}>
            <Story />
          </WholePage>
        );
      const address: unknown = parameters["address"];
      const isToldOfMember = "memberId" in argTypes || "memberId" in args;
      return (
        // The key remounts the story when the network or the member changes, so that its requests are repeated.
        <StoryFrame
          key={`${toolbar.network} ${toolbar.member}`}
          {...toolbar}
          address={typeof address === "string" ? address : "/"}
        >
          <Story args={{ ...args, ...(isToldOfMember && memberIdOf(toolbar)) }} />
        </StoryFrame>
      );
    },
  ],
};

export default preview;
