import { useState } from "react";
import { createMemoryRouter } from "react-router";
import { App, routes, type AppProps } from "../app.tsx";
import look from "../frame/desk.css?inline";
import { fakeSandbox, type Answers } from "./fake-sandbox.ts";

export const routerAt = (at: string) => createMemoryRouter(routes, { initialEntries: [at] });

/** The whole desk. It styles the document as well, and so its look goes with it. */
export const WholeDesk = (props: AppProps) => (
  <>
    <style>{look}</style>
    <App {...props} />
  </>
);

export interface DeskPageProps {
  /** The address of a screen, below that of the desk. */
  at: string;
  /** What the sandbox says of that screen. */
  answers: Answers;
}

function DeskPage({ at }: DeskPageProps) {
  const [router] = useState(() => routerAt(at));
  return <WholeDesk router={router} />;
}

/** What the stories of all screens have in common. */
export const deskStories = {
  component: DeskPage,
  parameters: { layout: "fullscreen", isWholePage: true },
  beforeEach: ({ args }: { args: Partial<DeskPageProps> }) => fakeSandbox(args.answers).stop,
};
