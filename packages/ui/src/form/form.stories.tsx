import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { Check, PasswordField, TextField } from "../field/index.ts";
import { phone } from "../story/index.ts";
import { FormFoot, useForm, type FormCheck } from "./index.ts";

interface SignUp {
  account: string;
  password: string;
  again: string;
  agreed: boolean;
}

const check: FormCheck<SignUp, string> = ({ account, password, again, agreed }) => ({
  account: /^[a-z\d]{6,12}$/i.test(account)
    ? undefined
    : "Use letters and digits only, 6 to 12 characters.",
  password: password.length < 6 ? "A password has 6 to 12 characters." : undefined,
  again: again === password ? undefined : "The two passwords differ.",
  agreed: agreed ? undefined : "Accept the agreement to go on.",
});

const reveal = { show: "Show password", hide: "Hide password" };

interface PageProps {
  onSubmit: (values: SignUp) => void;
  /** The server knows this account name. */
  used?: string;
}

function Page({ onSubmit, used }: PageProps) {
  const { form, text, tick, errorOf, count, tell } = useForm<SignUp, string>({
    initial: { account: "", password: "", again: "", agreed: false },
    check,
    onSubmit,
    onChecked: (name, { account }) => {
      if (name === "account" && account === used) {
        tell({ account: "That account is taken." }, { focus: false });
      }
    },
  });
  return (
    <form {...form} className="fg">
      <TextField label="Username" {...text("account")} error={errorOf("account")} />
      <div className="fg two">
        <PasswordField
          label="Password"
          reveal={reveal}
          {...text("password")}
          error={errorOf("password")}
        />
        <PasswordField
          label="Repeat password"
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

/** A submit goes to the first error and says how many there are. */
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

/** Judged when left, then at every key. */
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

/** The server's word stands beside the field, does not move the focus, and goes with the next key. */
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

export const Sent: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await userEvent.type(canvas.getByLabelText("Username"), "marika88");
    await userEvent.type(canvas.getByLabelText("Password"), "naluma88");
    await userEvent.type(canvas.getByLabelText("Repeat password"), "naluma88");
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
