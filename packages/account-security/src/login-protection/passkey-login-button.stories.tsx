import "../later.css";
import { fakeApi, refused, type Reply } from "@naluma/api-client/api.fake";
import { deviceInfo } from "@naluma/site/device-info";
import { openSite, siteWithout } from "@naluma/site/settings.fake";
import { SiteContext } from "@naluma/site/use-site";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, spyOn, userEvent, waitFor, type MockInstance } from "storybook/test";
import PasskeyLogin from "./passkey-login-button.tsx";

interface PageProps {
  isOffered: boolean;
  reply: () => Reply;
  onPassed: (login: { readonly account: string }) => void;
}

const login = { member_id: 7, member_account: "ann", member_currency: "USD", token: "s_1.secret" };

function Page({ isOffered, reply, onPassed }: PageProps) {
  const [isOpen, setOpen] = useState(true);
  const [api] = useState(() =>
    fakeApi({
      "/services/v1/visitor/passkey/begin": () => ({
        data: { challenge: "AAAA", rpId: "localhost" },
      }),
      "/services/v1/visitor/passkey/login": reply,
    }),
  );
  const device = () =>
    deviceInfo({ client: "desktop", platform: "web", userAgent: "", host: "", udid: "u" });
  const settings = isOffered ? openSite : siteWithout("passkeys");
  return (
    <SiteContext value={{ settings, template: "desktop", client: "desktop", currency: "USD" }}>
      <main>
        <h1>Log in</h1>
        {isOpen && <PasskeyLogin attempt={{ api, siteId: 1, device }} onPassed={onPassed} />}
        <button type="button" className="button" onClick={() => setOpen(false)}>
          Close
        </button>
      </main>
    </SiteContext>
  );
}

const passed = fn();
const args: PageProps = {
  isOffered: true,
  reply: () => ({ data: login }),
  onPassed: passed,
};

interface Asked {
  readonly options: CredentialRequestOptions;
  readonly answer: PromiseWithResolvers<Credential | null>;
}

/** The prompts of the device, newest last. A cancelled prompt is rejected, as a browser does. */
let asked: Asked[] = [];
let spies: MockInstance[] = [];

const passkey: PublicKeyCredential = Object.create(PublicKeyCredential.prototype, {
  toJSON: { value: () => ({ id: "cGhvbmU" }) },
});

const meta = {
  title: "account-security/passkey-login",
  component: Page,
  args,
  beforeEach: () => {
    asked = [];
    passed.mockClear();
    spies = [
      spyOn(PublicKeyCredential, "isConditionalMediationAvailable").mockResolvedValue(true),
      spyOn(navigator.credentials, "get").mockImplementation(async (options = {}) => {
        const answer = Promise.withResolvers<Credential | null>();
        options.signal?.addEventListener("abort", () => answer.reject(options.signal?.reason));
        asked.push({ options, answer });
        return answer.promise;
      }),
    ];
    return () => spies.forEach((spy) => spy.mockRestore());
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

const questions = async (count: number) =>
  waitFor(async () => expect(asked.map(({ options }) => options.mediation)).toHaveLength(count));

/** The browser offers its passkeys in the username field, and choosing one there logs in. */
export const OfferedAtTheUsername: Story = {
  play: async () => {
    await questions(1);
    await expect(asked[0]?.options.mediation).toBe("conditional");
    asked[0]?.answer.resolve(passkey);
    await waitFor(async () => expect(passed).toHaveBeenCalledOnce());
    await expect(passed.mock.lastCall?.[0]).toMatchObject({ account: "ann" });
  },
};

/** A refusal is not shown when the player did not start the login. */
export const OfferedInVain: Story = {
  play: async () => {
    await questions(1);
    asked[0]?.answer.reject(new DOMException("Not now.", "NotAllowedError"));
    await expect(screen.queryByRole("alert")).toBeNull();
    await expect(passed).not.toHaveBeenCalled();
  },
};

/**
 * A browser refuses a second prompt beside the first, so the button ends the offer, and closing the dialog ends the
 * prompt.
 */
export const EachQuestionEndsBeforeTheNext: Story = {
  play: async () => {
    await questions(1);
    await press("Log in with a passkey");
    await questions(2);
    await expect(asked[0]?.options.signal?.aborted).toBe(true);
    await expect(asked[1]?.options.mediation).toBeUndefined();
    await expect(asked[1]?.options.signal?.aborted).toBe(false);
    await press("Close");
    await waitFor(async () => expect(asked[1]?.options.signal?.aborted).toBe(true));
    await expect(passed).not.toHaveBeenCalled();
  },
};

export const RefusedOnTheDevice: Story = {
  play: async () => {
    await questions(1);
    await press("Log in with a passkey");
    await questions(2);
    asked[1]?.answer.reject(new DOMException("Not now.", "NotAllowedError"));
    await screen.findByText("Your device didn’t complete this. Try again.");
    await expect(screen.getByRole("button", { name: "Log in with a passkey" })).toBeEnabled();
  },
};

export const RefusedByThePlatform: Story = {
  args: { reply: () => refused("102", "This passkey is not known here.") },
  play: async () => {
    await questions(1);
    await press("Log in with a passkey");
    await questions(2);
    asked[1]?.answer.resolve(passkey);
    await screen.findByText("This passkey is not known here.");
  },
};

export const NotOffered: Story = {
  args: { isOffered: false },
  play: async () => {
    await expect(await screen.findByRole("button")).toHaveTextContent("Close");
  },
};
