import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openSite } from "../../testing/open-site.tsx";

const layout = {
  id: 7,
  member_account: "player01",
  member_currency: "USD",
  member_cash: "10.00",
  is_agent_fast_payment: 0,
};

test.each([
  ["[MEMBER-34] an active agent", 1, "/proxy"],
  ["[MEMBER-35] a member who is no active agent", 0, "/proxy?page=Register"],
])(
  "%s is led to the right page by the agent link, in a window of its own",
  async (_, active, path) => {
    const open = vi.fn<typeof window.open>(() => null);
    vi.stubGlobal("open", open);
    onTestFinished(() => void vi.unstubAllGlobals());
    await openSite("/sponsor", {
      member: true,
      answers: {
        "/member/profile/common/layout": {
          data: { member_common_layout: { ...layout, agent_active: active } },
        },
      },
    });
    await page.getByRole("button", { name: "Account menu" }).click();
    const menu = page.getByRole("dialog", { name: "Account menu" });
    await menu.getByRole("button", { name: "Agent account" }).click();
    expect(open).toHaveBeenCalledExactlyOnceWith(
      path,
      "proxyWindow",
      "popup,width=1500,height=800",
    );
  },
);
