import { createHmac } from "node:crypto";
import { createAccountWidget } from "./support/account-widget.ts";
import { lightPage } from "./support/lobby.ts";
import { openLoginForm, sendLoginForm } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The code that an authenticator app shows for a base32 key (RFC 6238), this many 30 s periods from now. */
function codeOf(key: string, periods = 0): string {
  const bits = Array.from(key)
    .map((one) => letters.indexOf(one).toString(2).padStart(5, "0"))
    .join("");
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + periods));
  const hash = createHmac("sha1", Buffer.from(bytes)).update(step).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
}

test("a member adds a passkey and an authenticator app, and logs in with each, and with a recovery code @once", async ({
  page,
  lobby,
  member,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  /** Whether the device's owner confirms the request; the login offers the passkey as soon as it opens. */
  const touch = (enabled: boolean) =>
    devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  const widget = createAccountWidget(page);
  await lobby.enter(member, "/user/Info");
  const protection = page.getByRole("region", { name: "Login protection" });

  await protection.getByRole("button", { name: "Add a passkey" }).click();
  const adding = page.getByRole("dialog", { name: "Add a passkey" });
  await adding.getByLabel("Name").fill("Laptop");
  await adding.getByLabel("Password", { exact: true }).fill(member.password);
  await adding.getByRole("button", { name: "Confirm" }).click();
  await expect(protection.getByRole("listitem")).toContainText("Laptop");

  await protection.getByRole("button", { name: "Turn on" }).click();
  const app = page.getByRole("dialog", { name: "Authenticator app" });
  await app.getByLabel("Password", { exact: true }).fill(member.password);
  await app.getByRole("button", { name: "Confirm" }).click();
  await expect(app.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  const key = (await app.locator("code").textContent())?.replaceAll(" ", "") ?? "";
  await app.getByLabel("Code from the app").fill(codeOf(key));
  await app.getByRole("button", { name: "Confirm" }).click();
  const codes = page.getByRole("dialog", { name: "Recovery codes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  const [recovery = ""] = await codes.getByRole("listitem").allTextContents();
  await codes.getByRole("button", { name: "Done" }).click();
  await expect(protection.getByText("Recovery codes left: 10")).toBeVisible();

  const logOut = async () => {
    await lobby.present();
    await widget.logOut();
    await expect(widget.wallet).toBeHidden();
  };

  await touch(false);
  await lobby.open(lightPage);
  await logOut();
  const form = await openLoginForm(page);
  await sendLoginForm(form, { ...member, code: "0000" });
  const step = page.getByRole("dialog", { name: "One more step" });
  await step.getByLabel("Code").fill("000000");
  await step.getByRole("button", { name: "Confirm" }).click();
  await expect(step.getByText("Incorrect code. Use the newest one.")).toBeVisible();
  // The current code may have been used already; the next one is valid, too, for another minute.
  await step.getByLabel("Code").fill(codeOf(key, 1));
  await step.getByRole("button", { name: "Confirm" }).click();
  await expect(widget.wallet).toBeVisible();

  await logOut();
  await sendLoginForm(await openLoginForm(page), { ...member, code: "0000" });
  await step.getByLabel("Code").fill(recovery);
  await step.getByRole("button", { name: "Confirm" }).click();
  await expect(widget.wallet).toBeVisible();

  await logOut();
  // Without automatic passkey prompts only the button is left: with both at the same moment, either could win.
  await page.evaluate(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await touch(true);
  const offering = await openLoginForm(page);
  await offering.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(widget.wallet).toBeVisible();

  await page.goto("/user/Info");
  await expect(protection.getByText("Recovery codes left: 9")).toBeVisible();
  await expect(protection.getByRole("listitem")).toContainText("Last used");
  await protection.getByRole("button", { name: "Remove Laptop" }).click();
  const question = page.getByRole("alertdialog", { name: "Remove this passkey?" });
  await question.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(protection.getByText("You have no passkey yet.")).toBeVisible();

  await protection.getByRole("button", { name: "Turn off" }).click();
  await app.getByLabel("Password", { exact: true }).fill(member.password);
  await app.getByRole("button", { name: "Confirm" }).click();
  await expect(protection.getByRole("button", { name: "Turn on" })).toBeVisible();
});
