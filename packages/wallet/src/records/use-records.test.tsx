// @vitest-environment jsdom
import { refused, type Reply } from "@naluma/api-client/api.fake";
import { Language } from "@naluma/i18n/react";
import { openSite } from "@naluma/site/settings.fake";
import { SiteContext } from "@naluma/site/use-site";
import { savedFiles, textOf } from "@naluma/ui/saved-files.fake";
import { act, cleanup, configure, renderHook, screen, waitFor } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { WalletFrame } from "../wallet-frame.fake.tsx";
import { fakeWallet } from "../wallet-service.fake.ts";
import { restWords } from "../words.rest.ts";
import { noFilters } from "./record.ts";
import { entry, pageOnWire } from "./records.fake.ts";
import { useExport } from "./use-records.ts";

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

beforeAll(() => restWords.load("en_US"));
afterEach(cleanup);

const site = {
  settings: openSite,
  template: "desktop",
  client: "desktop",
  currency: "USD",
} as const;

/** An export whose response is sent when the test resolves it. */
function exporting() {
  const answers: ((reply: Reply) => void)[] = [];
  const page = fakeWallet({
    replies: {
      "/services/v1/member/records": () =>
        new Promise<Reply>((resolve) => {
          answers.push(resolve);
        }),
    },
  });
  const wrapper = ({ children }: PropsWithChildren) => (
    <Language locale="en_US">
      <SiteContext value={site}>
        <WalletFrame of={page}>{children}</WalletFrame>
      </SiteContext>
    </Language>
  );
  const hook = renderHook(() => useExport(noFilters("rounds")), { wrapper });
  const answer = (reply: Reply) =>
    act(async () => {
      await waitFor(() => expect(answers).toHaveLength(1));
      answers.pop()?.(reply);
    });
  return { ...page, ...hook, ...savedFiles(), answer };
}

test("records are saved under the name of their list, and can be saved again", async () => {
  const { result, answer, saved } = exporting();
  act(() => result.current.save());
  expect(result.current.isExporting).toBe(true);
  await answer(pageOnWire([entry({})]));
  await waitFor(() => expect(result.current.isExporting).toBe(false));
  expect(saved.map(({ name }) => name)).toEqual(["rounds.csv"]);
  expect(await Promise.all(saved.map(({ file }) => textOf(file)))).toEqual([
    expect.stringContaining("1000.00"),
  ]);
});

test("an export that was refused says so, and may be tried again", async () => {
  const { result, answer, saved } = exporting();
  act(() => result.current.save());
  await answer(refused("999"));
  await screen.findByText("We couldn’t export your records. Try again.");
  expect(result.current.isExporting).toBe(false);
  expect(saved).toEqual([]);
});

test("an export stops reading once its page is left", async () => {
  const { result, api, unmount } = exporting();
  const read = vi.spyOn(api, "read");
  act(() => result.current.save());
  await waitFor(() => expect(read).toHaveBeenCalledOnce());
  const [, , signal] = read.mock.lastCall ?? [];
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});
