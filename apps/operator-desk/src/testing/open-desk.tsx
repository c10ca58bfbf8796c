import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { routerAt, WholeDesk } from "./desk-page.tsx";
import { fakeSandbox, type Answers, type FakeSandbox } from "./fake-sandbox.ts";

interface OpenedDesk extends FakeSandbox {
  /** Where the page is, with what it is filtered by. */
  address(): string;
  /** Leads there as a link or a button of the browser does. */
  go(to: string): void;
}

/** The desk on one of its screens, with somebody signed in, in the window of an operator. It ends with the test. */
export async function openDesk(at: string, answers: Answers = {}): Promise<OpenedDesk> {
  await page.viewport(1440, 900);
  const sandbox = fakeSandbox(answers);
  const router = routerAt(at);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(<WholeDesk router={router} />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    sandbox.stop();
  });
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...sandbox, address, go: (to) => void router.navigate(to) };
}
