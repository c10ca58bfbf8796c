import "../later.css";
import { fakeApi, lost, refused, type Reply, type Sent } from "@naluma/api-client/api.fake";
import { ApiContext } from "@naluma/api-client/react";
import { deviceInfo } from "@naluma/site/device-info";
import { openSite } from "@naluma/site/settings.fake";
import { SiteContext } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import SecondStepDialog from "./second-step-dialog.tsx";

interface PageProps {
  data: unknown;
  template: "desktop" | "mobile";
  reply: (sent: Sent) => Reply | Promise<Reply>;
  onPassed: (login: { readonly account: string }) => void;
  onClose: () => void;
  onOpen: () => void;
}

const login = { member_id: 7, member_account: "ann", member_currency: "USD", token: "s_1.secret" };

function Page({ reply, template, onClose, ...props }: PageProps) {
  const [isOpen, setOpen] = useState(true);
  const [api] = useState(() => fakeApi({ "/services/v1/visitor/second-step": reply }));
  const device = () =>
    deviceInfo({ client: template, platform: "web", userAgent: "", host: "", udid: "u" });
  return (
    <SiteContext value={{ settings: openSite, template, client: template, currency: "USD" }}>
      <ApiContext value={api}>
        <main>
          <h1>Lobby</h1>
          {isOpen && (
            <SecondStepDialog
              {...props}
              attempt={{ api, device }}
              onClose={() => {
                setOpen(false);
                onClose();
              }}
            />
          )}
        </main>
      </ApiContext>
    </SiteContext>
  );
}

const args: PageProps = {
  data: { member_login_id: "ml_1" },
  template: "desktop",
  reply: () => ({ data: login }),
  onPassed: fn(),
  onClose: fn(),
  onOpen: fn(),
};

const meta = {
  title: "account-security/second-step",
  component: Page,
  args,
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const send = async (code: string) => {
  const field = await screen.findByLabelText("Code");
  if (code !== "") await userEvent.type(field, code);
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
};

/** With a recovery code; surrounding spaces, as a paste may add them, are ignored. */
export const Passed: Story = {
  args: { reply: fn<PageProps["reply"]>(() => ({ data: login })) },
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "One more step" });
    await send(" abcde-fghjk ");
    await waitFor(() =>
      expect(args.onPassed).toHaveBeenCalledWith(expect.objectContaining({ account: "ann" })),
    );
    const body = expect.objectContaining({ member_login_id: "ml_1", code: "abcde-fghjk" });
    await expect(args.reply).toHaveBeenCalledWith(expect.objectContaining({ body }));
  },
};

export const OnAPhone: Story = { args: { template: "mobile" }, globals: phone };

export const NothingTyped: Story = {
  play: async () => {
    await send("");
    await screen.findByText("Enter the code.");
    await waitFor(() => expect(screen.getByLabelText("Code")).toHaveFocus());
  },
};

export const WrongCode: Story = {
  args: { reply: () => refused("998", "Incorrect code. Use the newest one.") },
  play: async ({ args }) => {
    await send("000000");
    await screen.findByText("Incorrect code. Use the newest one.");
    await expect(screen.getByLabelText("Code")).toHaveValue("");
    await expect(args.onPassed).not.toHaveBeenCalled();
  },
};

export const Expired: Story = {
  args: { reply: () => refused("101", "This login has expired. Please log in again.") },
  play: async () => {
    await send("123456");
    await expect(await screen.findByRole("alert")).toHaveTextContent("has expired");
    await expect(screen.getByLabelText("Code")).toHaveValue("");
  },
};

/** A network error says nothing about the code. */
export const WithoutNetwork: Story = {
  args: { reply: () => lost },
  play: async () => {
    await send("123456");
    await expect(await screen.findByRole("alert")).toHaveTextContent("Network error.");
    await expect(screen.getByLabelText("Code")).toBeValid();
  },
};

export const OnItsWay: Story = {
  args: { reply: () => new Promise<Reply>(() => undefined) },
  play: async () => {
    await send("123456");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Confirm" })).toHaveAttribute("aria-busy", "true"),
    );
  },
};

/** A response that arrives after the dialog is closed does not log the player in. */
const answers: ((reply: Reply) => void)[] = [];
export const ClosedMeanwhile: Story = {
  args: { reply: () => new Promise<Reply>((resolve) => answers.push(resolve)) },
  play: async ({ args }) => {
    await send("123456");
    await waitFor(() => expect(answers).toHaveLength(1));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    answers.pop()?.({ data: login });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onPassed).not.toHaveBeenCalled();
  },
};
