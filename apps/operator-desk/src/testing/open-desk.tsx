import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { routerAt, WholeDesk } from "./desk-page.tsx";
import { fakeSandbox, type Answers, type FakeSandbox } from "./fake-sandbox.ts";

interface OpenedDesk extends FakeSandbox {
  /** The address of the page with its filters. */
  address(): string;
  /** Navigates like a link or a browser button. */
  go(to: string): void;
}

/** Opens one screen of the desk with an operator signed in, in a window of its usual size. It closes with the test. */
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
