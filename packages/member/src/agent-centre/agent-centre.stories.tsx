import { lost, refused, type Reply, type Sent } from "@naluma/api-client/api.fake";
import { openSite } from "@naluma/site/settings.fake";
import { SiteContext, useSite } from "@naluma/site/use-site";
import { Confirms } from "@naluma/ui/confirms";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { MemberFrame } from "../member-frame.fake.tsx";
import { fakeMember, layoutOnWire } from "../member.fake.ts";
import type { AgentState } from "./agent-centre.api.ts";
import { noRows, reportReply, agentStatusOnWire } from "./agent-centre.fake.ts";
import AgentCentre from "./agent-centre.tsx";
import type { AgentPageName } from "./agent-menu.ts";

interface StoryProps {
  page?: AgentPageName | "home";
  state?: AgentState;
  /** How the calls of these pages respond. */
  answers?: "held" | "refused once" | "none";
  transfer?: (sent: Sent) => Reply;
  apply?: () => Reply;
  settings?: Partial<typeof openSite>;
}

/** The feature that renders an operator's HTML is not part of these stories. */
const asText = (html: string) => html.replaceAll(/<[^>]+>/g, "");

const agent = { agent_active: 1, member_type: 2, agent_type: 1, agent_level: 1 };

function Page({ page = "home", state = "agent", answers, transfer, apply, settings }: StoryProps) {
  const [made] = useState(() => {
    let refusals = answers === "refused once" ? 1 : 0;
    const reply =
      (of: (sent: Sent) => Reply) =>
      (sent: Sent): Reply | Promise<Reply> => {
        if (answers === "held") return new Promise<Reply>(() => undefined);
        refusals -= 1;
        return refusals >= 0 ? refused("999") : of(sent);
      };
    const common = {
      ...layoutOnWire("9214.05").member_common_layout,
      ...(state === "agent" && agent),
    };
    let applied: AgentState | undefined;
    return fakeMember({
      replies: {
        "/member/profile/common/layout": () => ({ data: { member_common_layout: common } }),
        "/arks/web/agent-level-rename": () => ({
          data: { detail: [{ agent_level: 1, name: "Partner" }] },
        }),
        "/member/apply_for_agent/check": () => {
          if (apply) return apply();
          applied = "pending";
          return { data: null };
        },
        "/services/v1/member/agent": reply(() => ({ data: agentStatusOnWire(applied ?? state) })),
        "/services/v1/member/agent/report": reply(answers === "none" ? () => noRows : reportReply),
        ...(transfer && { "/services/v1/member/agent/transfer": transfer }),
      },
    });
  });
  return (
    <MemberFrame of={made}>
      <On settings={settings}>
        <main>
          <At search={page === "home" ? "" : `?page=${page}`}>
            <AgentCentre service="https://service.example/" view={asText} />
          </At>
        </main>
        <Confirms />
      </On>
    </MemberFrame>
  );
}

function On({ settings, children }: { settings: StoryProps["settings"]; children: ReactNode }) {
  const site = useSite();
  const own = { ...openSite, ...settings };
  return <SiteContext value={{ ...site, settings: own }}>{children}</SiteContext>;
}

/** The router of every story, at the address from which the page is chosen. */
function At({ search, children }: { search: string; children: ReactNode }) {
  const navigate = useNavigate();
  const isThere = useLocation().pathname === "/proxy";
  useEffect(() => {
    void navigate(`/proxy${search}`, { replace: true });
  }, [navigate, search]);
  return isThere && children;
}

const meta = { title: "agent centre", component: Page } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const seen = (text: string | RegExp) => screen.findByText(text);

/** An agent's own page: the role, and the downline below it. */
export const Home: Story = {
  play: async () => {
    await heading("Agent account");
    await seen("Your agent account is active.");
    await seen("Partner");
    await expect(await screen.findByRole("cell", { name: "player39" })).toBeVisible();
  },
};

export const HomeOnAPhone: Story = {
  globals: phone,
  play: async () => {
    await seen("player39");
    await expect(screen.queryByRole("table")).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A platform without an agent centre has no reports. */
export const HomeAtAnotherOperator: Story = {
  args: { settings: { capabilities: [] } },
  play: async () => {
    await seen(/Reports and settlements aren’t shown here/);
    await expect(screen.queryByRole("table")).toBeNull();
    await expect(screen.getByRole("link", { name: /Customer service/ })).toBeVisible();
  },
};

export const Downline: Story = {
  args: { page: "DownlineInfo" },
  play: async () => {
    await heading("Downline");
    const table = within(await screen.findByRole("table"));
    await expect(table.getAllByRole("row")).toHaveLength(3);
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    await waitFor(() => expect(table.getAllByRole("row")).toHaveLength(4));
    await expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    // Changing the order starts again with a single page.
    await userEvent.selectOptions(screen.getByLabelText("Sort by"), "Oldest first");
    await screen.findByRole("button", { name: "Show more" });
    await expect(table.getAllByRole("row")).toHaveLength(3);
  },
};

export const NobodyOfThatName: Story = {
  args: { page: "DownlineInfo" },
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText("Sort by"), "Oldest first");
    await userEvent.type(screen.getByRole("textbox", { name: "Username" }), "nobody{Enter}");
    await userEvent.click(await screen.findByRole("button", { name: "Reset filters" }));
    await screen.findByRole("table");
    await expect(screen.getByRole("textbox", { name: "Username" })).toHaveValue("");
    // Unlike the filters, the order cannot empty the list, so it remains available.
    await expect(screen.getByLabelText("Sort by")).toHaveDisplayValue("Oldest first");
  },
};

export const EmptyDownline: Story = {
  args: { page: "DownlineInfo", answers: "none" },
  play: async () => {
    await seen("Your downline is empty");
    const link = screen.getByRole("link", { name: "Your agent link" });
    await expect(link).toHaveAttribute("href", "/proxy?page=Promotion");
  },
};

export const DailyReport: Story = {
  args: { page: "OperationTable" },
  play: async () => {
    await heading("Daily report");
    await expect(await screen.findByRole("cell", { name: "November 22, 2026" })).toBeVisible();
  },
};

export const WrongDays: Story = {
  args: { page: "OperationTable" },
  play: async () => {
    await userEvent.type(await screen.findByLabelText("From"), "2026-11-20");
    await userEvent.type(screen.getByLabelText("To"), "2026-11-19");
    await seen("The end date can’t be before the start date.");
    await expect(screen.queryByRole("table")).toBeNull();
  },
};

export const ReportByLevel: Story = {
  args: { page: "StratifiedTable" },
  play: async () => {
    await heading("Report by level");
    await expect(within(await screen.findByRole("table")).getAllByRole("row")).toHaveLength(3);
  },
};

export const Settlements: Story = {
  args: { page: "PerformanceSettlement" },
  play: async () => {
    await heading("Settlements");
    await expect(await screen.findByRole("cell", { name: "October 2026" })).toBeVisible();
    await expect(screen.getByRole("cell", { name: "Paid" })).toBeVisible();
    await expect(screen.getByRole("cell", { name: "$9.20" })).toBeVisible();
  },
};

export const SettlementsOnAPhone: Story = {
  args: { page: "PerformanceSettlement" },
  globals: phone,
  play: async () => {
    await seen("October 2026");
  },
};

export const OnItsWay: Story = {
  args: { page: "DownlineInfo", answers: "held" },
  play: async () => {
    await heading("Downline");
    await expect(document.querySelector("[aria-busy=true]")).not.toBeNull();
  },
};

export const CannotBeRead: Story = {
  args: { page: "DownlineInfo", answers: "refused once" },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByRole("table");
  },
};

const copyTo = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });

export const AgentLink: Story = {
  args: { page: "Promotion" },
  play: async () => {
    const copied: string[] = [];
    copyTo(async (text) => void copied.push(text));
    await userEvent.click(await screen.findByRole("button", { name: "Copy link" }));
    await seen("Link copied.");
    await expect(copied).toEqual([`${location.origin}/?id=7`]);
    await expect(screen.getByRole("img", { name: "QR code of your agent link" })).toBeVisible();
  },
};

export const AgentLinkOnAPhone: Story = { ...AgentLink, globals: phone };

export const LinkThatCannotBeCopied: Story = {
  args: { page: "Promotion" },
  play: async () => {
    copyTo(() => Promise.reject(new Error("not allowed")));
    await userEvent.click(await screen.findByRole("button", { name: "Copy link" }));
    await seen(/Select the link and copy it/);
  },
};

const transferTo = async (account: string, amount: string, press = userEvent.click) => {
  const name = await screen.findByRole("textbox", { name: "Member’s username" });
  await userEvent.clear(name);
  await userEvent.type(name, account);
  const field = screen.getByRole("textbox", { name: "Amount" });
  await userEvent.clear(field);
  await userEvent.type(field, amount);
  await press(screen.getByRole("button", { name: "Transfer money" }));
};

const confirmTransfer = async () => {
  const question = await screen.findByRole("alertdialog");
  await userEvent.click(within(question).getByRole("button", { name: "Transfer money" }));
};

const taken = fn((_sent: Sent): Reply => ({ data: { cash: "9189.05" } }));

/** Pressing the button twice sends one transfer. */
export const Transfer: Story = {
  args: { page: "Transfer", transfer: taken },
  play: async () => {
    taken.mockClear();
    await transferTo("player37", "25", userEvent.dblClick);
    const question = await screen.findByRole("alertdialog", {
      name: "Transfer $25.00 to player37?",
    });
    await userEvent.dblClick(within(question).getByRole("button", { name: "Transfer money" }));
    await seen("$25.00 has reached player37.");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(taken).toHaveBeenCalledOnce();
    await expect(taken.mock.lastCall?.[0].body).toEqual({ account: "player37", amount: "25.00" });
    await expect(screen.getByRole("textbox", { name: "Amount" })).toHaveValue("");
    await expect(screen.getByRole("link", { name: "See transactions" })).toBeVisible();
  },
};

export const TransferOnAPhone: Story = { ...Transfer, globals: phone };

export const TransferThatIsThoughtOver: Story = {
  args: { page: "Transfer", transfer: taken },
  play: async () => {
    taken.mockClear();
    await transferTo("player37", "25");
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(taken).not.toHaveBeenCalled();
    await expect(screen.getByRole("textbox", { name: "Amount" })).toHaveValue("25");
  },
};

export const TransferThatIsRefused: Story = {
  args: { page: "Transfer", transfer: () => refused("101", "Nobody of your downline.") },
  play: async () => {
    await transferTo("player99", "25");
    await confirmTransfer();
    await seen("Nobody of your downline.");
  },
};

/** A refusal must not appear beside the success message of an earlier transfer. */
export const TransferThatIsRefusedAfterAnother: Story = {
  args: {
    page: "Transfer",
    transfer: ({ body }) =>
      JSON.stringify(body).includes("player37")
        ? { data: { cash: "9189.05" } }
        : refused("101", "Nobody of your downline."),
  },
  play: async () => {
    await transferTo("player37", "25");
    await confirmTransfer();
    await seen("$25.00 has reached player37.");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await transferTo("player99", "25");
    await confirmTransfer();
    await seen("Nobody of your downline.");
    await expect(screen.queryByText("$25.00 has reached player37.")).toBeNull();
  },
};

/** A transfer that is sent again has the same key, so it is carried out only once. */
const sentAgainAfter = (first: Reply): Story => ({
  render: () => {
    const keys: (string | undefined)[] = [];
    const transfer = ({ key }: Sent): Reply => {
      keys.push(key);
      const isAgain = keys.length > 1 && keys[0] !== undefined && keys[0] === keys[1];
      return isAgain ? { data: { cash: "9189.05" } } : first;
    };
    return <Page page="Transfer" transfer={transfer} />;
  },
  play: async () => {
    await transferTo("player37", "25");
    await confirmTransfer();
    await seen(/We couldn’t confirm the transfer/);
    await userEvent.click(screen.getByRole("button", { name: "Transfer money" }));
    await confirmTransfer();
    await seen("$25.00 has reached player37.");
  },
});

export const TransferWithoutAnAnswer: Story = sentAgainAfter(lost);

/** A gateway that gives up does not mean that the transfer was not carried out. */
export const TransferThatAGatewayGaveUp: Story = sentAgainAfter({
  refusal: { code: "unknown", message: "Bad gateway.", status: 502 },
});

export const TransferThatIsNotOne: Story = {
  args: { page: "Transfer" },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Transfer money" }));
    await seen("Enter the member’s username.");
    await seen("2 fields to correct");
    await expect(screen.getByRole("textbox", { name: "Member’s username" })).toHaveFocus();
  },
};

export const Plan: Story = {
  args: { page: "Plan" },
  play: async () => {
    await heading("Agent plan");
    await seen("Agents earn a share.");
    await expect(screen.getByRole("cell", { name: "Partner (your level)" })).toBeVisible();
    await expect(screen.queryByRole("link", { name: "Become an agent" })).toBeNull();
  },
};

export const Agreement: Story = {
  args: { page: "Agreement", state: "open" },
  play: async () => {
    await seen("Agents must be 18 or older.");
    const link = screen.getByRole("link", { name: "Become an agent" });
    await expect(link).toHaveAttribute("href", "/proxy?page=Register");
  },
};

/** A member who is no agent is redirected to the registration from every page. */
export const Registration: Story = {
  args: { state: "open", settings: { minimumAge: 21 } },
  play: async () => {
    await heading("Agent registration");
    await userEvent.click(await screen.findByRole("button", { name: "Apply" }));
    await seen("Accept the agreement to apply.");
    const name = "I’m 21 or older and accept the agent agreement.";
    await userEvent.click(screen.getByRole("checkbox", { name }));
    await userEvent.click(screen.getByRole("button", { name: "Apply" }));
    await seen(/Your application is being reviewed/);
    await seen("Applied on");
  },
};

export const RegistrationOnAPhone: Story = { ...Registration, globals: phone };

export const RegistrationThatIsRefused: Story = {
  args: { state: "open", apply: () => refused("999", "Please try again later.") },
  play: async () => {
    await userEvent.click(await screen.findByRole("checkbox"));
    await userEvent.click(screen.getByRole("button", { name: "Apply" }));
    await seen("Please try again later.");
  },
};

export const Pending: Story = {
  args: { state: "pending" },
  play: async () => {
    await seen(/Your application is being reviewed/);
    await expect(screen.queryByRole("button", { name: "Apply" })).toBeNull();
  },
};

export const Refused: Story = {
  args: { state: "refused" },
  play: async () => {
    await seen(/Your application was declined/);
    await seen("Decided on");
  },
};

export const Closed: Story = {
  args: { state: "closed" },
  play: async () => {
    await seen("Agent applications are closed right now.");
  },
};

/** Without an agent centre only the check that every platform has says what became of an application. */
export const RegistrationAtAnotherOperator: Story = {
  args: { state: "open", settings: { capabilities: [] } },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Apply" }));
    await seen("Confirm your age to apply.");
    await userEvent.click(screen.getByRole("checkbox", { name: "I’m 18 or older." }));
    await expect(screen.queryByRole("link", { name: "Read the agent agreement" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Apply" }));
    await seen(/Your application is being reviewed/);
  },
};

/** The operator has the agreement on a page of its own. */
export const RegistrationByTheOperatorsAgreement: Story = {
  args: {
    state: "open",
    settings: { capabilities: [], pages: { Agreement: "https://agents.example/agreement" } },
  },
  play: async () => {
    const link = await screen.findByRole("link", { name: "Read the agent agreement" });
    await expect(link).toHaveAttribute("href", "https://agents.example/agreement");
    await screen.findByRole("checkbox", { name: /accept the agent agreement/ });
  },
};

/** An agent's own page at another operator, whose reports are elsewhere. */
export const AgentAtTheOperatorsPage: Story = {
  args: {
    settings: { capabilities: [], pages: { ProxyCenter: "https://agents.example/" } },
  },
  play: async () => {
    await heading("Agent account");
    const link = await screen.findByRole("link", { name: "Open page" });
    await expect(link).toHaveAttribute("href", "https://agents.example/");
  },
};

export const RegistrationThatTheSiteHides: Story = {
  args: { state: "open", settings: { hiddenLinks: ["applyAgent"] } },
  play: async () => {
    await seen("Agent registration isn’t available on this site.");
  },
};

export const AnAgentAtTheRegistration: Story = {
  args: { page: "Register" },
  play: async () => {
    const link = await screen.findByRole("link", { name: "Go to the agent centre" });
    await expect(link).toHaveAttribute("href", "/proxy");
  },
};
