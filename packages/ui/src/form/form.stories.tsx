import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../button.tsx";
import { Check, PasswordField, TextField } from "../field/index.ts";
import { phone } from "../testing/story.ts";
import { FormFoot } from "./form-foot.tsx";
import { useForm, type FormCheck } from "./use-form.ts";

interface SignUp {
  account: string;
  password: string;
  again: string;
  agreed: boolean;
}

type Rules = (longest: number) => FormCheck<SignUp, string>;

const rules: Rules =
  (longest) =>
  ({ account, password, again, agreed }) => ({
    account:
      /^[a-z\d]{6,}$/i.test(account) && account.length <= longest
        ? undefined
        : `Use letters and digits only, 6 to ${longest} characters.`,
    password: password.length < 6 ? "A password has 6 to 12 characters." : undefined,
    again: again === password ? undefined : "The two passwords differ.",
    agreed: agreed ? undefined : "Accept the agreement to go on.",
  });

const reveal = { show: "Show password", hide: "Hide password" };

interface PageProps {
  onSubmit: (values: SignUp) => void;
  /** An account name that the server reports as taken. */
  used?: string;
  /** How long the server takes to answer, in milliseconds. */
  takes?: (account: string) => number;
  /** The maximum length of a name, which differs between sites. */
  longest?: number;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function Page({ onSubmit, used, takes = () => 0, longest = 12 }: PageProps) {
  const { form, text, tick, errorOf, count, isAsking } = useForm<SignUp, string>({
    initial: { account: "", password: "", again: "", agreed: false },
    check: rules(longest),
    asks: {
      account: async ({ account }) => {
        await wait(takes(account));
        return account === used ? "That account is taken." : undefined;
      },
    },
    recheckOn: () => String(longest),
  });
  return (
    <form {...form({ onSubmit })} className="field-grid">
      <TextField
        label="Username"
        {...text("account")}
        hint={isAsking("account") ? "Looking whether it is free …" : undefined}
        error={errorOf("account")}
      />
      <div className="field-grid field-grid-double">
        <PasswordField
          label="Password"
          reveal={reveal}
          {...text("password")}
          error={errorOf("password")}
        />
        <PasswordField
          label="Confirm password"
          reveal={reveal}
          {...text("again")}
          error={errorOf("again")}
        />
      </div>
      <Check {...tick("agreed")} error={errorOf("agreed")}>
        I am 18 or older and accept the service agreement.
      </Check>
      <FormFoot count={count} words={(wrong) => `${wrong} fields need attention`}>
        <Button type="submit" look="primary" size="l">
          Create account
        </Button>
      </FormFoot>
    </form>
  );
}

const meta = {
  component: Page,
  args: { onSubmit: fn() },
  decorators: [
    (Story) => (
      <div className="card">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const submit: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Create account" }));
};

export const Empty: Story = {};

/** A submit focuses the first error and announces the number of errors. */
export const SubmittedEmpty: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await submit(context);
    await waitFor(() => expect(canvas.getByLabelText("Username")).toHaveFocus());
    await expect(canvas.getByLabelText("Username")).toBeInvalid();
    await expect(canvas.getByRole("status")).toHaveTextContent("3 fields need attention");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SubmittedEmptyOnMobile: Story = {
  globals: phone,
  play: submit,
};

/** Validated when the field loses the focus, then on every keystroke. */
export const WrongOnce: Story = {
  play: async ({ canvas }) => {
    const account = canvas.getByLabelText("Username");
    await userEvent.type(account, "mar!ka");
    await expect(account).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(account).toBeInvalid());
    await expect(account).toHaveAccessibleDescription(
      "Use letters and digits only, 6 to 12 characters.",
    );
    await userEvent.clear(account);
    await userEvent.type(account, "marik");
    await expect(account).toBeInvalid();
    await userEvent.type(account, "a");
    await expect(account).toBeValid();
  },
};

/** The server's error appears beside the field, does not move the focus, and disappears on the next keystroke. */
export const TakenAccount: Story = {
  args: { used: "marika88" },
  play: async ({ canvas }) => {
    const account = canvas.getByLabelText("Username");
    await userEvent.type(account, "marika88");
    await userEvent.tab();
    await waitFor(() => expect(account).toHaveAccessibleDescription("That account is taken."));
    await expect(canvas.getByLabelText("Password")).toHaveFocus();
    await userEvent.type(account, "8");
    await expect(account).toBeValid();
  },
};

/** A late answer about an earlier value is ignored. */
export const LateAnswer: Story = {
  args: { used: "marika88", takes: (account) => (account === "marika88" ? 300 : 0) },
  play: async ({ canvas }) => {
    const account = canvas.getByLabelText("Username");
    await userEvent.type(account, "marika88");
    await userEvent.tab();
    await waitFor(() =>
      expect(account).toHaveAccessibleDescription("Looking whether it is free …"),
    );
    await userEvent.type(account, "9");
    await userEvent.tab();
    await wait(400);
    await expect(account).toBeValid();
  },
};

/** Browsers may fill in a form without firing an event. */
export const FilledInByTheBrowser: Story = {
  play: async ({ canvas, args }) => {
    const filled = {
      Username: "marika88",
      Password: "naluma88",
      "Confirm password": "naluma88",
    };
    for (const [label, value] of Object.entries(filled)) {
      const input = canvas.getByLabelText(label);
      if (input instanceof HTMLInputElement) input.value = value;
    }
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(canvas.getByLabelText("Password")).toHaveValue("naluma88");
    await userEvent.click(canvas.getByRole("button", { name: "Create account" }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        account: "marika88",
        password: "naluma88",
        again: "naluma88",
        agreed: true,
      }),
    );
  },
};

function TwoCurrencies(props: PageProps) {
  const [longest, setLongest] = useState(12);
  return (
    <>
      <Button onClick={() => setLongest(8)}>Other currency</Button>
      <Page {...props} longest={longest} />
    </>
  );
}

/**
 * Values that were valid under the old rules are checked by the new ones; empty fields wait for the
 * submit.
 */
export const OtherRules: Story = {
  render: (args) => <TwoCurrencies {...args} />,
  play: async ({ canvas }) => {
    const account = canvas.getByLabelText("Username");
    await userEvent.type(account, "marika8888");
    await userEvent.tab();
    await expect(account).toBeValid();
    await userEvent.click(canvas.getByRole("button", { name: "Other currency" }));
    await waitFor(() => expect(account).toBeInvalid());
    await expect(canvas.getByLabelText("Password")).toBeValid();
    await expect(canvas.getByRole("status")).toHaveTextContent("1 fields need attention");
  },
};

export const Sent: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await userEvent.type(canvas.getByLabelText("Username"), "marika88");
    await userEvent.type(canvas.getByLabelText("Password"), "naluma88");
    await userEvent.type(canvas.getByLabelText("Confirm password"), "naluma88");
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.keyboard("{Tab}{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      account: "marika88",
      password: "naluma88",
      again: "naluma88",
      agreed: true,
    });
  },
};
