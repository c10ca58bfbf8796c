import { createStore } from "jotai/vanilla";
import { describe, expect, it } from "vitest";
import { memory } from "../runner/launch.runner.fake.ts";
import { createReceiptBox } from "./receipt-box.ts";
import { maxStored, readStoredReceipts } from "./receipt.ts";
import { receiptOf } from "./receipts.fake.ts";

/** A page of a browser, and who is there. */
function page(local = memory()) {
  const who = { owner: "1:7" as string | undefined };
  const box = createReceiptBox({ store: createStore(), local, owner: () => who.owner });
  const ids = () => box.list().map(({ launchId }) => launchId);
  return { box, who, local, ids };
}

describe("the receipts of a device", () => {
  it("are there after a reload, newest first", () => {
    const { box, local } = page();
    box.keep("1:7", receiptOf({ launchId: "one" }));
    box.keep("1:7", receiptOf({ launchId: "two" }));
    expect(page(local).ids()).toEqual(["two", "one"]);
  });

  it("know one session once, in its latest state", () => {
    const { box, ids } = page();
    box.keep("1:7", receiptOf({ launchId: "one", end: null }));
    box.keep("1:7", receiptOf({ launchId: "two" }));
    box.keep("1:7", receiptOf({ launchId: "one", end: 5 }));
    expect(ids()).toEqual(["two", "one"]);
    expect(box.list()[1]?.end).toBe(5);
  });

  it("are bounded: the oldest goes", () => {
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

  it("take nothing of a member who has gone", () => {
    const { box, who, local } = page();
    who.owner = "1:8";
    box.keep("1:7", receiptOf());
    expect(local.getItem("receipts")).toBeNull();
  });

  it("hold what another tab has written since", () => {
    const local = memory();
    const [one, other] = [page(local), page(local)];
    one.box.keep("1:7", receiptOf({ launchId: "one" }));
    other.box.keep("1:7", receiptOf({ launchId: "two" }));
    one.box.reload();
    expect(one.ids()).toEqual(["two", "one"]);
  });

  it("last as long as the page where the browser keeps nothing", () => {
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

describe("what the browser keeps", () => {
  it.each([null, "", "{", "[]", '{"receipts":[]}'])("is no list of receipts: %s", (entry) => {
    expect(readStoredReceipts(entry)).toBeUndefined();
  });

  it("loses a receipt that is none, alone", () => {
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
