import "../later.css";
import { fakeApi, lost, refused, type Reply, type Sent } from "@naluma/api-client/api.fake";
import { ApiContext } from "@naluma/api-client/react";
import { openSite, siteWithout } from "@naluma/site/settings.fake";
import { SiteContext, useSite } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { WithdrawPasswordCard } from "./withdraw-password-card.tsx";

interface PageProps {
  hasPassword: boolean;
  reply: (sent: Sent) => Reply | Promise<Reply>;
  onChanged: () => void;
  isOffered?: boolean;
}

function Page({ hasPassword, reply, onChanged, isOffered = true }: PageProps) {
  const site = useSite();
  const [has, setHas] = useState(hasPassword);
  const [api] = useState(() => fakeApi({ "/services/v1/member/withdraw-password": reply }));
  return (
    <SiteContext
      value={{ ...site, settings: isOffered ? openSite : siteWithout("withdrawPassword") }}
    >
      <ApiContext value={api}>
        <main>
          <h1>Personal info</h1>
          <WithdrawPasswordCard
            hasPassword={has}
            onChanged={() => {
              setHas(true);
              onChanged();
            }}
          />
        </main>
      </ApiContext>
    </SiteContext>
  );
}

const sent = fn();

const args: PageProps = {
  hasPassword: false,
  reply: ({ body }) => {
    sent(body);
    return { data: null };
  },
  onChanged: fn(),
};

const meta = {
  title: "account-security/withdraw-password",
  component: Page,
  args,
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const boxes = (label: string) => screen.findByLabelText(label);
const type = async (label: string, digits: string) => userEvent.type(await boxes(label), digits);
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

/** By keyboard only; the confirmation is pasted. */
export const SetTheFirst: Story = {
  play: async ({ args }) => {
    await userEvent.click(await boxes("New withdrawal password"));
    await userEvent.keyboard("1234");
    await userEvent.tab();
    await expect(await boxes("Confirm new withdrawal password")).toHaveFocus();
    await userEvent.paste(" 12 34 ");
    await userEvent.keyboard("{Enter}");
    await screen.findByText("Your withdrawal password is set.");
    await expect(sent).toHaveBeenLastCalledWith({ password: "1234" });
    await expect(args.onChanged).toHaveBeenCalledOnce();
    for (const label of ["Current", "New", "Confirm new"])
      await expect(await boxes(`${label} withdrawal password`)).toHaveValue("");
  },
};

export const SetOnAPhone: Story = { ...SetTheFirst, globals: phone };

export const Changed: Story = {
  args: { hasPassword: true },
  play: async () => {
    await type("Current withdrawal password", "1234");
    await type("New withdrawal password", "5678");
    await type("Confirm new withdrawal password", "5678");
    await press("Change withdrawal password");
    await screen.findByText("Your withdrawal password is set.");
    await expect(sent).toHaveBeenLastCalledWith({ old_password: "1234", password: "5678" });
    await expect(await boxes("New withdrawal password")).toHaveValue("");
  },
};

export const NothingTyped: Story = {
  args: { hasPassword: true },
  play: async () => {
    await press("Change withdrawal password");
    await screen.findByText("Enter all 4 digits.");
    const old = await boxes("Current withdrawal password");
    await waitFor(() => expect(old).toHaveFocus());
    await expect(old).toHaveAccessibleDescription(/Enter all 4 digits/);
  },
};

export const TwoThatDiffer: Story = {
  play: async () => {
    await type("New withdrawal password", "5678");
    await type("Confirm new withdrawal password", "5687");
    await press("Set withdrawal password");
    await screen.findByText("The two withdrawal passwords don’t match.");
  },
  globals: phone,
};

async function change() {
  await type("Current withdrawal password", "1234");
  await type("New withdrawal password", "5678");
  await type("Confirm new withdrawal password", "5678");
  await press("Change withdrawal password");
}

export const WrongOldOne: Story = {
  args: {
    hasPassword: true,
    reply: () => refused("101", "Incorrect withdrawal password."),
  },
  play: async ({ args }) => {
    await change();
    await screen.findByText("Incorrect withdrawal password.");
    await expect(args.onChanged).not.toHaveBeenCalled();
    await waitFor(async () => expect(await boxes("Current withdrawal password")).toHaveFocus());
  },
};

export const TooManyTries: Story = {
  args: {
    hasPassword: true,
    reply: () => refused("429", "Too many attempts. Please wait a moment."),
  },
  play: async () => {
    await change();
    await screen.findByText("Too many attempts. Please wait a moment.");
  },
};

/** Another window has set one, so the form now asks for the old password. */
export const SetElsewhere: Story = {
  args: { reply: () => refused("103", "Your withdrawal password has changed. Try again.") },
  play: async () => {
    await type("New withdrawal password", "5678");
    await type("Confirm new withdrawal password", "5678");
    await press("Set withdrawal password");
    await screen.findByText(/has changed/);
    await boxes("Current withdrawal password");
  },
};

export const NoAnswer: Story = {
  args: { hasPassword: true, reply: () => lost },
  play: async () => {
    await change();
    await expect(await screen.findByRole("alert")).toBeVisible();
  },
};

export const OnItsWay: Story = {
  args: { hasPassword: true, reply: () => new Promise<Reply>(() => undefined) },
  play: change,
};

/** An operator without such a call. */
export const NotOffered: Story = {
  args: { isOffered: false },
  play: async () => {
    await expect(screen.queryByText("Withdrawal password")).toBeNull();
  },
};
