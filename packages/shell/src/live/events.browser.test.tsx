import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { memberChannel as own, openAsMember } from "../testing/open-as-member.ts";
import { openSite } from "../testing/open-site.tsx";

const detail = "/arks/web/site/detail";
const layout = "/member/profile/common/layout";
const myCash = "/member/profile/my_cash";

const balance = () => document.querySelector("header .balance-amount")?.textContent;
const customerService = page
  .getByRole("contentinfo")
  .getByRole("link", { name: "Customer service" });
const wallet = page.getByRole("dialog", { name: "Wallet" });

async function openWallet(): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Wallet" }).click();
  await expect.element(wallet.getByRole("list")).toHaveAttribute("aria-busy", "false");
}

const holds = (cash: string, elsewhere = "0.00") => ({
  data: {
    my_cash_list: [
      { gp_id: "GPHL", is_light: 1, icon_dark: "/media/providers/GPHL.svg", cash: elsewhere },
    ],
    total: cash,
  },
});

/** The site details in the form of a file or of a platform response. */
const siteDetail = (customerUrl: string) => ({
  env_config: { currencies: ["USD"] },
  customerUrl: { en_US: customerUrl },
  web_logo_list: [],
  site_info: { socket_url: "ws://file.example:6001", socket_ssl_url: "", socket_key: "key" },
  country: "VN",
});

test("[RT-09] a new address of customer service is shown at once", async () => {
  const site = await openSite("/sponsor");
  await expect.poll(site.socket.joined).toContain("web_member");
  await expect.element(customerService).toHaveAttribute("href", "https://help.example.com/en");
  site.answer({ [detail]: { data: siteDetail("https://help.example/new") } });
  site.socket.say("web_member", "customer_service_link_change");
  await expect.element(customerService).toHaveAttribute("href", "https://help.example/new");
});

test("[SHELL-41] if the platform cannot send the site's details, its configuration file is used", async () => {
  const file = vi.fn(() => Response.json(siteDetail("https://help.example/file")));
  const site = await openSite("/sponsor", {
    settings: { siteDetailFile: "/media/sites/1.json" },
    answers: { [detail]: { code: "999" }, "/media/sites/1.json": file },
  });
  await expect.element(customerService).toHaveAttribute("href", "https://help.example/file");
  expect(site.calls(detail)).not.toHaveLength(0);
  expect(file).toHaveBeenCalledOnce();
  // It also contains the address of the live connection.
  await expect.poll(site.socket.joined).toContain("board");
});

test("[RT-16] the balance becomes what member.cash carries, here and in an open wallet, and an unreadable one is fetched", async () => {
  const site = await openAsMember("/sponsor");
  const moved = (cash: string) => {
    site.answer({ [myCash]: holds(cash) });
    site.socket.say(own, "member.cash", { cash });
  };
  moved("4321.09");
  await expect.poll(balance).toBe("$4,321.09");
  await openWallet();
  const main = wallet.getByRole("listitem").filter({ hasText: "Main wallet" });
  await expect.element(main).toMatchTextContent(/\$4,321\.09/);
  await vi.advanceTimersByTimeAsync(1_000);
  moved("1234.05");
  await expect.element(main).toMatchTextContent(/\$1,234\.05/);
  await expect.poll(balance).toBe("$1,234.05");

  await userEvent.keyboard("{Escape}");
  site.answer({ [myCash]: holds("77.00") });
  site.socket.say(own, "member.cash", { cash: "lots" });
  await expect.poll(balance).toBe("$77.00");
});

test("[RT-20] balances that were returned elsewhere are shown in the open wallet", async () => {
  const site = await openAsMember("/sponsor");
  site.answer({ [myCash]: holds("900.00", "250.00") });
  await openWallet();
  await expect.element(wallet.getByText("$250.00")).toBeVisible();
  site.answer({ [myCash]: holds("900.00") });
  site.socket.say(own, "all_transfer_back");
  await expect.element(wallet.getByText("$250.00")).not.toBeInTheDocument();
  const main = wallet.getByRole("listitem").filter({ hasText: "Main wallet" });
  await expect.element(main).toMatchTextContent(/\$900\.00/);
});

test("[RT-22] a profile changed elsewhere is read again, and so is the money", async () => {
  const site = await openAsMember("/user/Info");
  const profile = "/member/profile";
  await expect.poll(() => site.calls(profile)).not.toHaveLength(0);
  // An event during a first reading is answered by it, so the test waits for all of them.
  await site.present();
  const read = [layout, profile, myCash].map((path) => site.calls(path).length);
  site.socket.say(own, "profile.updated");
  await expect
    .poll(() => [layout, profile, myCash].map((path) => site.calls(path).length))
    .toEqual(read.map((calls) => calls + 1));
});

test("[RT-23] a clean start requested by the operator logs out, clears storage and reloads the page", async () => {
  const site = await openAsMember("/sponsor");
  localStorage.setItem("eyeOpen", "0");
  sessionStorage.setItem("left", "behind");
  site.socket.say(own, "app_clean_cache");
  await expect.poll(() => site.left).toEqual(["reload"]);
  expect(localStorage.getItem("token")).toBeNull();
  expect(localStorage.getItem("eyeOpen")).toBeNull();
  expect(sessionStorage.getItem("left")).toBeNull();
});

test("[RT-24] an arriving deposit is reported once, with its amount and order, and the balance follows", async () => {
  const site = await openAsMember("/sponsor");
  const deposited = (order_number: string, deposit_amount: string, deposit_times: number) =>
    site.socket.say(own, "member_deposit.success", { order_number, deposit_amount, deposit_times });
  const read = site.calls(myCash).length;
  deposited("D20261120000417", "500.00", 1);
  const told = page.getByText("First deposit received: $500.00. Order number: D20261120000417.");
  await expect.element(told).toBeVisible();
  await expect.poll(() => site.calls(myCash).length).toBeGreaterThan(read);

  // The same order again does not count as a second deposit; another one does.
  await page
    .getByRole("region", { name: "Notices" })
    .getByRole("button", { name: "Close" })
    .click();
  await expect.element(told).not.toBeInTheDocument();
  deposited("D20261120000417", "500.00", 1);
  deposited("D2", "20.00", 2);
  await expect.element(page.getByText("Deposit received: $20.00. Order number: D2.")).toBeVisible();
  expect(told.query()).toBeNull();
});
