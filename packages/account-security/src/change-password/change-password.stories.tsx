import "../later.css";
import { fakeApi, lost, refused, type Reply, type Sent } from "@naluma/api-client/api.fake";
import { ApiContext } from "@naluma/api-client/react";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ChangePasswordCard } from "./change-password-form.tsx";
import FirstLoginDialog from "./first-login-dialog.tsx";

interface PageProps {
  as: "card" | "dialog";
  asksOld: boolean;
  reply: (sent: Sent) => Reply | Promise<Reply>;
  onChanged: () => void;
  onLogOut: () => void;
}

function Page({ as, asksOld, reply, onChanged, onLogOut }: PageProps) {
  const [api] = useState(() => fakeApi({ "/member/profile/edit_password": reply }));
  const account = "player18";
  return (
    <ApiContext value={api}>
      {as === "card" ? (
        <main>
          <h1>Personal info</h1>
          <ChangePasswordCard {...{ account, asksOld, onChanged }} />
        </main>
      ) : (
        <FirstLoginDialog {...{ account, onChanged, onLogOut }} />
      )}
    </ApiContext>
  );
}

const sent = fn();

const args: PageProps = {
  as: "card",
  asksOld: true,
  reply: ({ body }) => {
    sent(body);
    return { data: null };
  },
  onChanged: fn(),
  onLogOut: fn(),
};

const meta = {
  title: "account-security/change-password",
  component: Page,
  args,
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);

const change = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Change password" }));

async function fillIn(old: string | undefined, password: string, confirmation = password) {
  if (old !== undefined) await type("Current password", old);
  await type("New password", password);
  await type("Confirm new password", confirmation);
  await change();
}

export const Changed: Story = {
  play: async ({ args }) => {
    await fillIn("naluma88", "newday24");
    await screen.findByText(/Your password has been changed/);
    const [old_password, password] = ["naluma88", "newday24"];
    const body = { old_password, password, password_confirmation: password };
    await expect(sent).toHaveBeenLastCalledWith(body);
    await expect(args.onChanged).toHaveBeenCalledOnce();
    for (const label of ["Current password", "New password", "Confirm new password"])
      await expect(screen.getByLabelText(label)).toHaveValue("");
  },
};

export const OnAPhone: Story = { ...Changed, globals: phone };

export const NothingTyped: Story = {
  play: async () => {
    await change();
    await screen.findByText("Enter your current password.");
    await waitFor(() => expect(screen.getByLabelText("Current password")).toHaveFocus());
  },
};

export const TooShortAndTooDifferent: Story = {
  play: async () => {
    await fillIn("naluma88", "day24");
    await expect(screen.getByLabelText("New password")).toBeInvalid();
    await userEvent.clear(screen.getByLabelText("New password"));
    await type("New password", "newday24");
    await change();
    await screen.findByText("The passwords don’t match.");
  },
};

export const Refused: Story = {
  args: { reply: () => refused("999", "Your current password is incorrect.") },
  play: async ({ args }) => {
    await fillIn("wrong", "newday24");
    await screen.findByText("Your current password is incorrect.");
    await expect(args.onChanged).not.toHaveBeenCalled();
    await expect(screen.getByLabelText("New password")).toHaveValue("newday24");
  },
};

export const WithoutNetwork: Story = {
  args: { reply: () => lost },
  play: async () => {
    await fillIn("naluma88", "newday24");
    await expect(await screen.findByRole("alert")).toBeVisible();
  },
};

export const OnItsWay: Story = {
  args: { reply: () => new Promise<Reply>(() => undefined) },
  play: async () => {
    await fillIn("naluma88", "newday24");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Change password" })).toHaveAttribute(
        "aria-busy",
        "true",
      ),
    );
  },
};

/** On a phone, for a member who must change the password. */
export const AtTheFirstLogin: Story = {
  args: { asksOld: false },
  globals: phone,
  play: async () => {
    await screen.findByText(/choose your own password/);
    await expect(screen.queryByLabelText("Current password")).toBeNull();
    await fillIn(undefined, "newday24");
    await screen.findByText(/Your password has been changed/);
    const body = { password: "newday24", password_confirmation: "newday24" };
    await expect(sent).toHaveBeenLastCalledWith(body);
  },
};

/** Neither Escape nor a click outside closes it: the only ways out are a new password and the logout. */
export const InADialog: Story = {
  args: { as: "dialog" },
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "Change password" });
    await userEvent.keyboard("{Escape}");
    await expect(args.onLogOut).not.toHaveBeenCalled();
    await fillIn(undefined, "newday24");
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByRole("button", { name: "Log out" }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};
