import { useState } from "react";
import { createMemoryRouter } from "react-router";
import { App, routes, type AppProps } from "../app.tsx";
import look from "../frame/desk.css?inline";
import { fakeSandbox, type Answers } from "./fake-sandbox.ts";

export const routerAt = (at: string) => createMemoryRouter(routes, { initialEntries: [at] });

/** The whole desk with its style sheet, which must disappear with it because it also styles the document. */
export const WholeDesk = (props: AppProps) => (
  <>
    <style>{look}</style>
    <App {...props} />
  </>
);

export interface DeskPageProps {
  /** The path of a screen, below the desk. */
  at: string;
  /** The sandbox's responses to that screen. */
  answers: Answers;
}

function DeskPage({ at }: DeskPageProps) {
  const [router] = useState(() => routerAt(at));
  return <WholeDesk router={router} />;
}

/** Common settings for the stories of all screens. */
export const deskStories = {
  component: DeskPage,
  parameters: { layout: "fullscreen", isWholePage: true },
  beforeEach: ({ args }: { args: Partial<DeskPageProps> }) => fakeSandbox(args.answers).stop,
};
