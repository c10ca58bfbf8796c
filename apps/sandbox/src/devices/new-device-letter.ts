import { locales, type Locale } from "@naluma/site/locale";
import { filled } from "@naluma/site/word-files";
import { and, eq, ne } from "drizzle-orm";
import { siteTime } from "../ground/clock.ts";
import type { Tx } from "../ground/db/database.ts";
import { addLetters } from "../letters/letters.ts";
import { type MessageName, words } from "../wire/answer.ts";
import type { SignInDevice } from "./devices.ts";
import { knownDevice } from "./schema.ts";

const inAll = (text: (lang: Locale) => string) =>
  Object.fromEntries(locales.map((lang) => [lang, text(lang)]));

/** A member with only this device has just joined and needs no notification. */
const hasOthers = async (tx: Tx, memberId: number, udid: string): Promise<boolean> => {
  const [other] = await tx
    .select({ udid: knownDevice.udid })
    .from(knownDevice)
    .where(and(eq(knownDevice.memberId, memberId), ne(knownDevice.udid, udid)))
    .limit(1);
  return other !== undefined;
};

/** Writes a letter to the owner about a login from a new device; returns the id of the letter. */
export const writeOfNewDevice = async (
  tx: Tx,
  memberId: number,
  { udid, browser, system, address }: SignInDevice,
  at: number,
): Promise<number | undefined> => {
  if (!(await hasOthers(tx, memberId, udid))) return undefined;
  const details = [browser, system, address, `${siteTime(at)} (GMT-4)`];
  const facts = details.filter((one) => one !== "").join(" · ");
  const paragraph = (name: MessageName, lang: Locale) => `<p>${words(name, lang)}</p>`;
  const [id] = await addLetters(tx, memberId, [
    {
      title: inAll((lang) => words("new_device_title", lang)),
      content: inAll(
        (lang) =>
          `<p>${filled(words("new_device_login", lang), { facts })}</p>${paragraph("new_device_help", lang)}`,
      ),
      createdAt: at,
    },
  ]);
  return id;
};
