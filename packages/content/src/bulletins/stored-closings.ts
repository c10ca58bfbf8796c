import { sessionKeys } from "@naluma/site/stored";
import type { Placement } from "./bulletin.ts";

type TabStorage = Pick<Storage, "getItem" | "setItem">;

const nameOf = (memberId: number, placement: Placement) => `${memberId}:${placement}`;

const instant = (value: unknown): number | undefined => {
  const time = typeof value === "number" ? value : Number(value || Number.NaN);
  return Number.isFinite(time) ? time : undefined;
};

/** The stored closings of members' pop-ups; an unreadable entry counts as none. */
const ofMembers = (tab: TabStorage): Readonly<Record<string, unknown>> => {
  try {
    const read: unknown = JSON.parse(tab.getItem(sessionKeys.memberPopupsClosed) ?? "{}");
    return typeof read === "object" && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
};

/** When pop-ups were last closed in this tab, in ms since 1970. */
export const closingsIn = (
  tab: TabStorage,
  memberId: number | undefined,
  placement: Placement,
) => ({
  closedAt: instant(tab.getItem(sessionKeys.popupClosed)),
  memberClosedAt:
    memberId === undefined ? undefined : instant(ofMembers(tab)[nameOf(memberId, placement)]),
});

/** Keeps the time of a closing, for a member also which pop-up it was. */
export function storeClosing(
  tab: TabStorage,
  at: number,
  memberId: number | undefined,
  placement: Placement,
): void {
  tab.setItem(sessionKeys.popupClosed, String(at));
  if (memberId === undefined) return;
  const stored = { ...ofMembers(tab), [nameOf(memberId, placement)]: at };
  tab.setItem(sessionKeys.memberPopupsClosed, JSON.stringify(stored));
}
