import { platform } from "@naluma/api-client/platform.fake";
import { ApiContext } from "@naluma/api-client/react";
import { useSite } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { createStore, Provider } from "jotai";
import { useState, type ReactNode } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { catalogue, entry, longName } from "../catalogue/catalogue.fake.ts";
import { memberAtom } from "../catalogue/lobby-state.ts";
import Popular from "./popular.tsx";

const popular = "/arks/web/member-games/hot-games";
const lastPlayed = "/arks/web/member-games/last-playing-game";
const many = ["Midnight Fox", "Lotus Ascent", "Peacock Garden", longName].map((name, at) => ({
  ...entry(102 + at, 2, name),
  icon_light: "/media/art.svg",
}));
const answers: Readonly<Record<string, unknown>> = { ...catalogue, [popular]: { list: many } };
const played = { ...answers, [lastPlayed]: { list: [301, 103, 101, 401, 102] } };
const never = () => new Promise<never>(() => undefined);

const answering = (known: Readonly<Record<string, unknown>>) => ({
  api: platform((path) => known[path]),
});

function Home({ isMember, children }: { isMember: boolean; children: ReactNode }) {
  const isMobile = useSite().template === "mobile";
  const [store] = useState(() => {
    const made = createStore();
    if (isMember) made.set(memberAtom, 7);
    return made;
  });
  return (
    <Provider store={store}>
      <div
        className={isMobile ? "own-games" : undefined}
        style={isMobile ? undefined : { width: 404 }}
      >
        {children}
      </div>
    </Provider>
  );
}

/** Renders it in its place on the home page of a template. */
const inPlace: Decorator = (Story, { parameters }) => (
  <ApiContext value={parameters["api"]}>
    <Home isMember={parameters["isMember"] === true}>
      <Story />
    </Home>
  </ApiContext>
);

const meta = {
  component: Popular,
  args: { onPlay: fn(), memberId: 7 },
  parameters: answering(answers),
  decorators: [inPlace],
  beforeEach: ({ parameters }) => {
    if (parameters["isMember"] === true) document.documentElement.dataset["member"] = "";
    return () => delete document.documentElement.dataset["member"];
  },
} satisfies Meta<typeof Popular>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfAVisitor: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByRole("heading", { name: "Popular now" });
    await userEvent.click(canvas.getByRole("button", { name: "Lotus Ascent" }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};

/** Includes live and crash games, newest first. */
export const OfAMember: Story = {
  parameters: { ...answering(played), isMember: true },
  play: async ({ args, canvas }) => {
    await canvas.findByRole("heading", { name: "Continue playing" });
    const names = canvas.getAllByRole("button").map(({ textContent }) => textContent.trim());
    await expect(names).toEqual(["Kestrel Live", "Lotus Ascent", longName, "Rocket Nine"]);
    await userEvent.click(canvas.getByRole("button", { name: "Kestrel Live" }));
    await expect(args.onPlay).toHaveBeenCalledWith(
      expect.objectContaining({ id: 301 }),
      "Kestrel Live",
      expect.any(String),
    );
  },
};

export const OnAPhone: Story = { ...OfAMember, globals: phone };

/** A member who has played nothing has no games to continue. */
export const OfANewMember: Story = {
  parameters: { isMember: true },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Popular now" });
  },
};

export const OfANewMemberOnAPhone: Story = { ...OfANewMember, globals: phone };

/** The last played games cannot be loaded, which must not show an error. */
export const WithoutLastPlayed: Story = {
  ...OfANewMember,
  parameters: {
    api: platform((path) => (path === lastPlayed ? Promise.reject(new Error()) : answers[path])),
    isMember: true,
  },
};

export const Loading: Story = {
  globals: phone,
  parameters: {
    api: platform((path) => (path === lastPlayed ? never() : answers[path])),
    isMember: true,
  },
};

export const Failed: Story = {
  globals: { network: "failing", ...phone },
  parameters: { isMember: true },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Try again" });
  },
};

export const TamilOnAPhone: Story = {
  globals: { locale: "ta_IN", ...phone },
  parameters: { ...answering(played), isMember: true },
};
