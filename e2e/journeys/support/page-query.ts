import { expect, type Page } from "@playwright/test";
import type { Lobby } from "./lobby.ts";

/** Every key that any page may be asked with (SHELL-13), and a value of its kind. */
export const keys = {
  tk: "s_1.secret-token",
  member_account: "somebody",
  member_currency: "VND",
  member_id: "1001",
  footer: "true",
  header: "true",
  member_type: "1",
  pwa: "0",
  fbclid: "click-1",
  enc: "sealed-text",
  appPage: "content",
} as const;

/** These leave the address before anything is asked for with it. */
const secret: readonly string[] = ["tk", "enc", "member_account", "member_currency", "member_id"];

/** A page that was asked for with these keys stands, and keeps those in its address that are no secret. */
export const expectStands = async (lobby: Lobby, page: Page, path: string, asked: object) => {
  const names = Object.keys(asked);
  await lobby.open(`${path}?${new URLSearchParams(Object.entries(asked))}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect([...new URL(page.url()).searchParams.keys()].toSorted()).toEqual(
    names.filter((name) => !secret.includes(name)).toSorted(),
  );
};
