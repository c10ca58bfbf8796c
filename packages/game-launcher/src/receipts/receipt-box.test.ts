import { createStore } from "jotai/vanilla";
import { describe, expect, it } from "vitest";
import { memory } from "../runner/launch.runner.fake.ts";
import { createReceiptBox } from "./receipt-box.ts";
import { maxStored, readStoredReceipts, type ToldReceipt } from "./receipt.ts";
import { receiptOf, toldReceipt } from "./receipts.fake.ts";

function page(local = memory()) {
  const who = { owner: "1:7" as string | undefined };
  const platform = { told: undefined as readonly ToldReceipt[] | undefined };
  const store = createStore();
  const fromPlatform = async () => platform.told;
  const box = createReceiptBox({ store, local, owner: () => who.owner, fromPlatform });
  const ids = () => box.list().map(({ launchId }) => launchId);
  return { box, who, local, ids, platform, store };
}

describe("the stored receipts", () => {
  it("survive a reload, newest first", () => {
    const { box, local } = page();
    box.keep("1:7", receiptOf({ launchId: "one" }));
    box.keep("1:7", receiptOf({ launchId: "two" }));
    expect(page(local).ids()).toEqual(["two", "one"]);
  });

  it("contain a session once, in its latest state", () => {
    const { box, ids } = page();
    box.keep("1:7", receiptOf({ launchId: "one", end: null }));
    box.keep("1:7", receiptOf({ launchId: "two" }));
    box.keep("1:7", receiptOf({ launchId: "one", end: 5 }));
    expect(ids()).toEqual(["two", "one"]);
    expect(box.list()[1]?.end).toBe(5);
  });

  it("are limited in number: the oldest is dropped", () => {
    const { box, ids } = page();
    for (let index = 0; index <= maxStored; index++)
      box.keep("1:7", receiptOf({ launchId: `id-${index}` }));
    expect(ids()).toHaveLength(maxStored);
    expect(ids()).not.toContain("id-0");
  });

  it.each([
    ["a visitor", undefined],
    ["another member", "1:8"],
    ["another site", "2:7"],
  ])("are wiped for %s", (_, owner) => {
    const { box, who, local, ids } = page();
    box.keep("1:7", receiptOf());
    who.owner = owner;
    box.reload();
    expect(local.getItem("receipts")).toBeNull();
    who.owner = "1:7";
    box.reload();
    expect(ids()).toEqual([]);
  });

  it("accept nothing about a member who has left", () => {
    const { box, who, local } = page();
    who.owner = "1:8";
    box.keep("1:7", receiptOf());
    expect(local.getItem("receipts")).toBeNull();
  });

  it("include what another tab has written since", () => {
    const local = memory();
    const [one, other] = [page(local), page(local)];
    one.box.keep("1:7", receiptOf({ launchId: "one" }));
    other.box.keep("1:7", receiptOf({ launchId: "two" }));
    one.box.reload();
    expect(one.ids()).toEqual(["two", "one"]);
  });

  it("last as long as the page if the browser stores nothing", () => {
    const { box, ids } = page({
      ...memory(),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    box.keep("1:7", receiptOf());
    expect(ids()).toHaveLength(1);
  });
});

describe("a receipt from the platform", () => {
  const known = { launchId: "one", start: 50, rounds: 12, result: "-12.34", openStake: "2.00" };
  const told = toldReceipt(known);

  it("completes one of this device, which keeps its own times", async () => {
    const { box, platform } = page();
    box.keep("1:7", receiptOf({ ...known, start: 60, end: 99, moneyIn: null, moneyOut: null }));
    platform.told = [told];
    expect(await box.askPlatform()).toBe(true);
    expect(box.list()).toEqual([receiptOf({ ...known, start: 60, end: 99 })]);
  });

  it("ends one whose end was not seen here", async () => {
    const { box, platform } = page();
    box.keep("1:7", receiptOf({ launchId: "one", end: null }));
    platform.told = [told];
    await box.askPlatform();
    expect(box.list()[0]?.end).toBe(told.end);
  });

  it("adds games of other devices, each at its time", async () => {
    const { box, platform, ids, local, store } = page();
    box.keep("1:7", receiptOf({ launchId: "here", start: 100 }));
    expect(store.get(box.isFromPlatformAtom)).toBe(false);
    platform.told = [toldReceipt({ launchId: "later", start: 150 }), told];
    await box.askPlatform();
    expect(ids()).toEqual(["later", "here", "one"]);
    expect(page(local).ids()).toEqual(["later", "here", "one"]);
    expect(store.get(box.isFromPlatformAtom)).toBe(true);
  });

  it("completes a game that was quit before it opened, and creates none for a start that nobody saw", async () => {
    const { box, platform } = page();
    box.keep("1:7", receiptOf({ ...known, moneyIn: null }));
    platform.told = [
      { ...told, isOpened: false },
      toldReceipt({ launchId: "failed", isOpened: false }),
    ];
    await box.askPlatform();
    expect(box.list()).toEqual([receiptOf(known)]);
  });

  it("changes nothing if none is found, or if its member has left", async () => {
    const { box, platform, who, ids } = page();
    box.keep("1:7", receiptOf({ launchId: "here" }));
    expect(await box.askPlatform()).toBe(false);
    platform.told = [told];
    const asked = box.askPlatform();
    who.owner = "1:8";
    expect(await asked).toBe(false);
    who.owner = "1:7";
    expect(ids()).toEqual(["here"]);
  });
});

describe("stored text", () => {
  it.each([null, "", "{", "[]", '{"receipts":[]}'])(
    "is rejected as a list of receipts: %s",
    (entry) => {
      expect(readStoredReceipts(entry)).toBeUndefined();
    },
  );

  it("loses only the receipt that is invalid", () => {
    const whole = receiptOf();
    const broken = [
      { ...whole, start: "now" },
      { ...whole, moneyIn: "<b>" },
      { ...whole, launchId: "" },
    ];
    const entry = JSON.stringify({ owner: "1:7", receipts: [...broken, whole, null] });
    expect(readStoredReceipts(entry)?.receipts).toEqual([whole]);
  });
});
