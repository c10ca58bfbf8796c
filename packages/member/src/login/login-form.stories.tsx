import { lost, refused, type Reply } from "@naluma/api-client/api.fake";
import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAtomValue } from "jotai";
import { useEffect, useState, type ComponentType } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { MemberFrame } from "../member-frame.fake.tsx";
import { fakeMember } from "../member.fake.ts";
import type { DeviceCheckProps } from "./login-form.tsx";
import LoginForm from "./login-form.tsx";
import { openedLoginAtom, openLogin } from "./open-login.ts";
import type { VerificationProps } from "./use-login.ts";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 118 40"><rect width="118" height="40" fill="#F3E9DC"/><text x="24" y="29" font-family="monospace" font-size="26" fill="#8B1B19">4871</text></svg>`;
const picture = {
  token: "cp_1",
  captcha: `data:image/svg+xml;base64,${btoa(svg)}`,
  placeholder: "4 digits",
};

interface Platform {
  login?: () => Reply | Promise<Reply>;
  captcha?: () => Reply | Promise<Reply>;
  DeviceCheck?: ComponentType<DeviceCheckProps>;
}

const onAskService = fn();

/** A stand-in for the dialog of the other package. */
function Verification({ reason, account, onOpen, onDone, onClose }: VerificationProps) {
  useEffect(onOpen, [onOpen]);
  return (
    <Dialog open onClose={onClose} title={`Verification: ${reason}`} closeLabel="Close">
      <p>For {account}</p>
      <Button onClick={() => onDone("lotus88")}>Done</Button>
    </Dialog>
  );
}
const onLoggedIn = fn();

/** Renders the login as the shell does. */
function Opened({ DeviceCheck }: { DeviceCheck: Platform["DeviceCheck"] }) {
  const opened = useAtomValue(openedLoginAtom);
  const after = { Verification, ...(DeviceCheck && { DeviceCheck }) };
  return opened ? <LoginForm opened={opened} onAskService={onAskService} {...after} /> : null;
}

/** A visitor's page with the login dialog open. */
function Page({ login, captcha, DeviceCheck }: Platform) {
  const [visitor] = useState(() =>
    fakeMember({
      signedIn: false,
      replies: {
        "/captcha": captcha ?? (() => ({ data: picture })),
        "/get_login_header": () => ({ data: null }),
        "/login": login ?? (() => refused("101")),
      },
    }),
  );
  useEffect(() => openLogin(visitor.member.ports.store, { onDone: onLoggedIn }), [visitor]);
  return (
    <MemberFrame of={visitor}>
      <Opened DeviceCheck={DeviceCheck} />
    </MemberFrame>
  );
}

const meta = { title: "login/login", component: Page } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const dialog = async () => within(await screen.findByRole("dialog", { name: "Log in" }));
const submit = async () =>
  userEvent.click((await dialog()).getByRole("button", { name: "Log in" }));

const fillIn = async () => {
  const form = await dialog();
  await form.findByRole("img", { name: "Picture of the verification code" });
  await userEvent.type(form.getByLabelText("Username"), "player01");
  await userEvent.type(form.getByLabelText("Password"), "naluma88");
  await userEvent.type(form.getByLabelText("Verification code"), "4871");
  return form;
};

const send: Play = async () => {
  await fillIn();
  await submit();
};

const seePicture: Play = async () => {
  await (await dialog()).findByRole("img", { name: "Picture of the verification code" });
};

export const Empty: Story = {
  play: async (context) => {
    await seePicture(context);
    // With this attribute, browsers also suggest passkeys in the username field.
    const username = (await dialog()).getByLabelText("Username");
    await expect(username).toHaveAttribute("autocomplete", "username webauthn");
  },
};

export const Sheet: Story = {
  globals: phone,
  play: seePicture,
};

export const OnlyTheFirstFailure: Story = {
  play: async (context) => {
    await seePicture(context);
    await submit();
    const form = await dialog();
    await expect(form.getByLabelText("Username")).toBeInvalid();
    await expect(form.getByLabelText("Username")).toHaveFocus();
    await expect(form.getByLabelText("Password")).toBeValid();
  },
};

export const WrongPassword: Story = {
  play: async (context) => {
    await send(context);
    await screen.findByText("Incorrect username or password. Check both and try again.");
    const form = await dialog();
    await expect(form.getByLabelText("Username")).toHaveValue("player01");
    await expect(form.getByLabelText("Verification code")).toHaveValue("");
  },
};

export const WrongCode: Story = {
  args: { login: () => refused("105") },
  play: async (context) => {
    await send(context);
    const form = await dialog();
    await waitFor(() => expect(form.getByLabelText("Verification code")).toBeInvalid());
    await expect(form.getByLabelText("Verification code")).toHaveFocus();
  },
};

export const RefusedAddress: Story = {
  args: { login: () => refused("203") },
  play: async (context) => {
    await send(context);
    await screen.findByText("Login isn’t available from your IP address or location. (203)");
  },
};

/** A message that refers to customer service is shown beside a link to it. */
export const Frozen: Story = {
  args: { login: () => refused("103") },
  play: async (context) => {
    await send(context);
    await screen.findByText("This account is frozen. Contact customer service.");
    await userEvent.click(await screen.findByRole("button", { name: "Customer service" }));
    await expect(onAskService).toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { login: () => new Promise<Reply>(() => undefined) },
  play: async (context) => {
    await send(context);
    const form = await dialog();
    await waitFor(() =>
      expect(form.getByRole("button", { name: "Log in" })).toHaveAttribute("aria-busy", "true"),
    );
  },
};

export const CaptchaFails: Story = {
  args: { captcha: () => lost },
  play: async () => {
    await screen.findByText("Network error.");
  },
};

export const CaptchaLimited: Story = {
  args: { captcha: () => refused("101", "Too many pictures.", { wait_seconds: 8 }) },
  play: async () => {
    await expect(await screen.findByRole("timer")).toHaveTextContent("New code in 0:08");
  },
};

const loggedIn = { memberId: 7, account: "player01", currency: "USD", token: "s_1.abcdef" };

/** A stand-in for the check that the shell renders after code 107. */
function Check({ data, onOpen, onPassed, onClose }: DeviceCheckProps) {
  useEffect(onOpen, [onOpen]);
  return (
    <Dialog open onClose={onClose} title="Check" closeLabel="Close">
      <p>{JSON.stringify(data)}</p>
      <Button onClick={() => onPassed(loggedIn)}>Pass</Button>
    </Dialog>
  );
}

/** The login dialog gives way to the device check, which completes the login. */
export const UnfamiliarDevice: Story = {
  args: {
    login: () => refused("107", "Unfamiliar.", { question: "member_phone" }),
    DeviceCheck: Check,
  },
  play: async (context) => {
    onLoggedIn.mockClear();
    await send(context);
    const check = within(await screen.findByRole("dialog", { name: "Check" }));
    check.getByText('{"question":"member_phone"}');
    await expect(screen.queryByRole("dialog", { name: "Log in" })).toBeNull();
    await userEvent.click(check.getByRole("button", { name: "Pass" }));
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const UnfamiliarDeviceGivenUp: Story = {
  args: { ...UnfamiliarDevice.args },
  play: async (context) => {
    onLoggedIn.mockClear();
    await send(context);
    await screen.findByRole("dialog", { name: "Check" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(onLoggedIn).not.toHaveBeenCalled();
  },
};

const verification = async (reason: string) =>
  within(await screen.findByRole("dialog", { name: `Verification: ${reason}` }));

/** The login dialog gives way, and reappears unchanged when the visitor gives up. */
export const ForgottenAndGivenUp: Story = {
  play: async (context) => {
    await fillIn();
    const login = await dialog();
    await userEvent.click(login.getByRole("button", { name: "Forgot password?" }));
    await (await verification("forgotten")).findByText("For player01");
    await expect(screen.queryByRole("dialog", { name: "Log in" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await seePicture(context);
    const again = await dialog();
    await waitFor(() => expect(again.getByLabelText("Username")).toHaveValue("player01"));
    await expect(again.getByLabelText("Password")).toHaveValue("naluma88");
  },
};

/** Code 802: the member logs in with the new password. */
export const Transferred: Story = {
  args: { login: () => refused("802") },
  play: async (context) => {
    await send(context);
    const other = await verification("transfer");
    await userEvent.click(other.getByRole("button", { name: "Done" }));
    await screen.findByText("Your password has been changed. Log in with the new one.");
    const login = await dialog();
    await waitFor(() => expect(login.getByLabelText("Username")).toHaveValue("lotus88"));
    await expect(login.getByLabelText("Password")).toHaveValue("");
  },
};

/** Members who have excluded themselves see until when, and where to find help. */
export const SelfExcluded: Story = {
  args: {
    login: () => ({
      refusal: {
        code: "325",
        message: "You’ve excluded yourself from playing here.",
        status: 200,
        data: {
          until: "2027-05-23T12:00:00.000Z",
          help: [{ name: "Gambling Therapy", url: "https://www.gamblingtherapy.org/" }],
        },
      },
    }),
  },
  play: async (context) => {
    await send(context);
    await screen.findByText(/You’ve excluded yourself from playing here until/);
    const link = screen.getByRole("link", { name: "Gambling Therapy" });
    await expect(link).toHaveAttribute("href", "https://www.gamblingtherapy.org/");
  },
};

export const SelfExcludedOnPhone: Story = { ...SelfExcluded, globals: phone };
