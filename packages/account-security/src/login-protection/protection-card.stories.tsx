import "../later.css";
import { fakeApi, lost, refused, type Reply } from "@naluma/api-client/api.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { ApiContext } from "@naluma/api-client/react";
import type { Capability } from "@naluma/site/capabilities";
import { siteWithout } from "@naluma/site/settings.fake";
import { SiteContext } from "@naluma/site/use-site";
import { Confirms } from "@naluma/ui/confirms";
import { phone } from "@naluma/ui/story";
import { Toaster } from "@naluma/ui/toaster";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { ProtectionCard } from "./protection-card.tsx";

const base = "/services/v1/member/login-protection";
const phonesPasskey = {
  id: "cGhvbmU",
  name: "Phone",
  created_at: "2026-11-20T08:12:00Z",
  used_at: "2026-11-22T18:40:00Z",
};
const unused = {
  id: "bGFwdG9w",
  name: "Laptop",
  created_at: "2026-11-21T08:12:00Z",
  used_at: null,
};
const off = { totp: { is_on: false, recovery_codes: 0 }, passkeys: [] };
const on = { totp: { is_on: true, recovery_codes: 8 }, passkeys: [phonesPasskey, unused] };
const codes = {
  recovery_codes: Array.from({ length: 10 }, (_, place) => `abcd${place}-efgh${place}`),
};

interface PageProps {
  /** The capabilities that the platform lacks. */
  lacks?: readonly Capability[];
  template?: "desktop" | "mobile";
  /** The reply to each request, given how many there have been. */
  protection?: (times: number) => Reply | Promise<Reply>;
  begun?: () => Reply;
  passkey?: () => Reply;
  removal?: () => Reply;
}

function Page({
  lacks = [],
  template = "desktop",
  protection = () => ({ data: off }),
  begun = () => ({
    data: {
      secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
      uri: "otpauth://totp/Naluma:ann?secret=JB",
    },
  }),
  passkey = () => refused("101", "Incorrect password."),
  removal = () => ({ data: null }),
}: PageProps) {
  const [{ api, queryClient }] = useState(() => {
    let times = 0;
    return {
      queryClient: createQueryClient(() => undefined),
      api: fakeApi({
        [base]: () => protection((times += 1)),
        [`${base}/totp/begin`]: begun,
        [`${base}/totp/confirm`]: ({ body }) =>
          JSON.stringify(body) === '{"code":"123456"}'
            ? { data: codes }
            : refused("103", "Incorrect code. Use the newest one."),
        [`${base}/totp/recovery-codes`]: () => ({ data: codes }),
        [`${base}/totp/remove`]: () => ({ data: null }),
        [`${base}/passkeys/begin`]: passkey,
        [`${base}/passkeys/remove`]: removal,
      }),
    };
  });
  const settings = siteWithout(...lacks);
  return (
    <SiteContext value={{ settings, template, client: template, currency: "USD" }}>
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>
          <main className="centre-page">
            <h1>Personal info</h1>
            <ProtectionCard memberId={7} account="ann" />
          </main>
          <Confirms />
          <Toaster label="Notices" dismissLabel="Dismiss" repeated={(count) => `${count} times`} />
        </ApiContext>
      </QueryClientProvider>
    </SiteContext>
  );
}

const meta = {
  title: "account-security/login-protection",
  component: Page,
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);

/** Captures whatever the page writes to the clipboard from now on. */
function copyTo() {
  const writeText = fn<(text: string) => Promise<void>>(async () => undefined);
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  return writeText;
}

async function begin() {
  await press("Turn on");
  await type("Password", "naluma88");
  await press("Confirm");
  await screen.findByRole("img", { name: "QR code for the authenticator app" });
}

export const Off: Story = {
  play: async () => {
    await screen.findByText("You have no passkey yet.");
    await expect(screen.getByRole("button", { name: "Turn on" })).toBeVisible();
  },
};

export const On: Story = {
  args: { protection: () => ({ data: on }) },
  play: async () => {
    await screen.findByText("Recovery codes left: 8");
    const [phonesRow, laptops] = screen.getAllByRole("listitem");
    await expect(phonesRow).toHaveTextContent(/Phone.*Last used/);
    await expect(laptops).toHaveTextContent(/Laptop.*Added/);
  },
};

export const OnAPhone: Story = { ...On, args: { ...On.args, template: "mobile" }, globals: phone };

export const TheAppLearnsItsKey: Story = {
  play: async () => {
    await begin();
    await expect(screen.getByText(/JBSW Y3DP/)).toBeVisible();
    // A phone cannot scan its own screen, and a device with a mouse does not have the app.
    const link = screen.getByText("Open in your authenticator app");
    await expect(link).toHaveAttribute("href", expect.stringMatching(/^otpauth:/));
    await expect(link).not.toBeVisible();
    const copied = copyTo();
    await press("Copy key");
    await screen.findByText("Copied.");
    await expect(copied.mock.lastCall?.[0]).toMatch(/^JBSWY3DP/);
    await type("Code from the app", "000000");
    await press("Confirm");
    await screen.findByText("Incorrect code. Use the newest one.");
  },
};

export const TurnedOn: Story = {
  args: { protection: (times) => ({ data: times === 1 ? off : on }) },
  play: async () => {
    await begin();
    await type("Code from the app", "123456");
    await press("Confirm");
    const dialog = await screen.findByRole("dialog", { name: "Recovery codes" });
    await expect(within(dialog).getAllByRole("listitem")).toHaveLength(10);
    // The codes are shown once: only the dialog's button closes it.
    await userEvent.keyboard("{Escape}");
    await expect(dialog).toBeVisible();
    const list = codes.recovery_codes.map((code) => `${code}\n`).join("");
    const copied = copyTo();
    await press("Copy codes");
    await waitFor(() => expect(copied).toHaveBeenCalledWith(list));
    const saved = spyOn(URL, "createObjectURL");
    const click = spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
    await press("Download codes");
    await expect(saved.mock.lastCall?.[0]).toMatchObject({ size: list.length });
    saved.mockRestore();
    click.mockRestore();
    await press("Done");
    await screen.findByText("The authenticator app is on.");
    await screen.findByText("Recovery codes left: 8");
  },
};

export const TurnedOff: Story = {
  args: { protection: (times) => ({ data: times === 1 ? on : off }) },
  play: async () => {
    await press("Turn off");
    await type("Password", "naluma88");
    await press("Confirm");
    await screen.findByText("The authenticator app is off.");
    await screen.findByRole("button", { name: "Turn on" });
  },
};

/** The card shows the new count immediately. */
export const NewCodes: Story = {
  args: {
    protection: (times) => ({
      data: times === 1 ? on : { ...on, totp: { is_on: true, recovery_codes: 10 } },
    }),
  },
  play: async () => {
    await press("New recovery codes");
    await type("Password", "naluma88");
    await press("Confirm");
    await screen.findByRole("dialog", { name: "Recovery codes" });
    await press("Done");
    await screen.findByText("Recovery codes left: 10");
  },
};

export const WrongPassword: Story = {
  args: { begun: () => refused("101", "Incorrect password.") },
  play: async () => {
    await press("Turn on");
    await press("Confirm");
    await screen.findByText("Enter your password.");
    await type("Password", "wrong");
    await press("Confirm");
    await screen.findByText("Incorrect password.");
  },
};

export const PasskeyWithoutAName: Story = {
  play: async () => {
    await press("Add a passkey");
    await type("Name", "  ");
    await type("Password", "naluma88");
    await press("Confirm");
    await screen.findByText("Enter a name.");
    await waitFor(() => expect(screen.getByLabelText("Name")).toHaveFocus());
    await type("Name", "Phone");
    await press("Confirm");
    await screen.findByText("Incorrect password.");
  },
};

/** Closing the dialog ends the device's prompt; otherwise the browser would refuse the next one. */
export const ClosedWhileTheDeviceAsks: Story = {
  args: {
    passkey: () => ({
      data: {
        challenge: "AAAA",
        rp: { name: "Naluma" },
        user: { id: "AAAA", name: "ann", displayName: "ann" },
        pubKeyCredParams: [{ type: "public-key", alg: -7 }],
      },
    }),
  },
  play: async () => {
    const create = spyOn(navigator.credentials, "create").mockReturnValue(
      new Promise(() => undefined),
    );
    await press("Add a passkey");
    await type("Name", "Phone");
    await type("Password", "naluma88");
    await press("Confirm");
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    const signal = create.mock.lastCall?.[0]?.signal;
    await expect(signal?.aborted).toBe(false);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(signal?.aborted).toBe(true));
    create.mockRestore();
  },
};

export const PasskeyRemoved: Story = {
  args: { protection: (times) => ({ data: times === 1 ? on : { ...on, passkeys: [] } }) },
  play: async () => {
    await press("Remove Phone");
    const question = await screen.findByRole("alertdialog", { name: "Remove this passkey?" });
    await userEvent.click(within(question).getByRole("button", { name: "Remove" }));
    await screen.findByText("The passkey has been removed.");
    await screen.findByText("You have no passkey yet.");
  },
};

const removals = fn((): Reply => ({ data: null }));

export const PasskeyKept: Story = {
  args: { protection: () => ({ data: on }), removal: removals },
  play: async () => {
    removals.mockClear();
    await press("Remove Phone");
    const question = await screen.findByRole("alertdialog", { name: "Remove this passkey?" });
    await userEvent.click(within(question).getByRole("button", { name: "Keep" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(removals).not.toHaveBeenCalled();
  },
};

/** A logout has its own message. */
export const LoggedOutMeanwhile: Story = {
  args: {
    ...PasskeyRemoved.args,
    removal: () => ({ refusal: { code: "401", status: 401, message: "Not logged in." } }),
  },
  play: async () => {
    await press("Remove Phone");
    const question = await screen.findByRole("alertdialog", { name: "Remove this passkey?" });
    await userEvent.click(within(question).getByRole("button", { name: "Remove" }));
    await screen.findByText("You have no passkey yet.");
    await expect(screen.queryByText("Not logged in.")).toBeNull();
  },
};

/** Another device has already removed it: the card shows the current list. */
export const PasskeyGoneAlready: Story = {
  args: {
    ...PasskeyRemoved.args,
    removal: () => refused("104", "This passkey is gone already."),
  },
  play: async () => {
    await press("Remove Phone");
    const question = await screen.findByRole("alertdialog", { name: "Remove this passkey?" });
    await userEvent.click(within(question).getByRole("button", { name: "Remove" }));
    await screen.findByText("This passkey is gone already.");
    await screen.findByText("You have no passkey yet.");
  },
};

export const Loading: Story = { args: { protection: () => new Promise<Reply>(() => undefined) } };

export const WithoutNetwork: Story = {
  args: { protection: (times) => (times === 1 ? lost : { data: off }) },
  play: async () => {
    await screen.findByRole("alert");
    await press("Try again");
    await screen.findByRole("button", { name: "Turn on" });
  },
};

export const WithoutPasskeys: Story = {
  args: { lacks: ["passkeys"] },
  play: async () => {
    await screen.findByRole("button", { name: "Turn on" });
    await expect(screen.queryByText("Passkeys")).toBeNull();
  },
};

export const NotOffered: Story = {
  args: { lacks: ["authenticator", "passkeys"] },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
    await expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
  },
};
