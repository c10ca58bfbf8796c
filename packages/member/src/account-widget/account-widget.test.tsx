// @vitest-environment jsdom
import { refused, type Reply } from "@naluma/api-client/api.fake";
import { Language } from "@naluma/i18n/react";
import { openSite } from "@naluma/site/settings.fake";
import { SiteContext, type Site } from "@naluma/site/use-site";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, configure, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { useMainBalance } from "../layout/use-layout.ts";
import { fakeMember, type FakeMember } from "../member.fake.ts";
import { MemberContext, SessionContext } from "../use-member.ts";
import { words } from "../words.ts";
import { AccountWidget as DesktopWidget } from "./account-widget.desktop.tsx";
import { AccountWidget as MobileWidget } from "./account-widget.mobile.tsx";

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const site: Site = {
  template: "desktop",
  client: "desktop",
  currency: "USD",
  settings: openSite,
};

const around = ({ member }: FakeMember, widget: ReactNode) => (
  <Provider store={member.ports.store}>
    <QueryClientProvider client={member.ports.queryClient}>
      <Language locale="en_US">
        <SiteContext value={site}>
          <SessionContext value={member.session}>
            <MemberContext value={member}>{widget}</MemberContext>
          </SessionContext>
        </SiteContext>
      </Language>
    </QueryClientProvider>
  </Provider>
);

const onRegister = vi.fn();

/** The shell's own part also has the wallet; this one has only the amount. */
const MainBalance = () => <p>{useMainBalance().cash}</p>;

function Failure() {
  const { isFailed, refreshing } = useMainBalance();
  return <p>{isFailed && (refreshing ? "failed, trying again" : "failed")}</p>;
}

beforeAll(() => words.load("en_US"));
afterEach(cleanup);

describe.each([
  ["desktop", DesktopWidget],
  ["mobile", MobileWidget],
])("the %s account widget", (_, Widget) => {
  it("is rendered for a visitor and for a member at once, and the style sheet shows one of them", () => {
    const html = renderToString(
      around(
        fakeMember({ signedIn: false }),
        <Widget MemberPart={MainBalance} onRegister={onRegister} />,
      ),
    );
    expect(html).toContain('class="for-visitor"');
    expect(html).toContain('class="for-member" aria-hidden="true"');
    expect(html).not.toContain("style=");
  });

  it("shows the main balance to a member, and nothing of it to a visitor", async () => {
    const page = fakeMember();
    render(around(page, <Widget MemberPart={MainBalance} onRegister={onRegister} />));
    expect(await screen.findByText("9214.05")).toBeDefined();

    act(() => page.member.session.clear());
    expect(screen.queryByText("9214.05")).toBeNull();
    expect(screen.getByRole("button", { name: "Log in" })).toBeDefined();
  });

  it("says that the balance could not be read, also during a retry", async () => {
    let answer = (): Reply | Promise<Reply> => refused("999");
    const page = fakeMember({ replies: { "/member/profile/common/layout": () => answer() } });
    render(around(page, <Widget MemberPart={Failure} onRegister={onRegister} />));
    expect(await screen.findByText("failed")).toBeDefined();
    answer = () => new Promise<never>(() => undefined);
    act(() => void page.member.layout.refresh());
    expect(await screen.findByText("failed, trying again")).toBeDefined();
  });

  it("keeps the buttons that the server rendered, so that a press under way counts", async () => {
    const drawn = around(
      fakeMember({ signedIn: false }),
      <Widget MemberPart={MainBalance} onRegister={onRegister} />,
    );
    const container = document.createElement("div");
    container.innerHTML = renderToString(drawn);
    const served = [...container.querySelectorAll(".for-visitor button")];
    expect(served.map((button) => button.textContent)).toEqual(["Log in", "Register"]);
    await act(async () => {
      render(drawn, { container, hydrate: true });
    });
    expect(container.querySelector(".for-member")).toBeNull();
    expect([...container.querySelectorAll("button")]).toEqual(served);
    served.at(-1)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(onRegister).toHaveBeenCalledOnce();
  });

  it("makes no call for a visitor", async () => {
    const page = fakeMember({ signedIn: false });
    await act(async () => {
      render(around(page, <Widget MemberPart={MainBalance} onRegister={onRegister} />));
    });
    expect(page.api.paths()).toEqual([]);
  });
});
