import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dashboardAnswers } from "../dashboard/dashboard.fake.ts";
import { refusal } from "../testing/fake-sandbox.ts";
import { openDesk } from "../testing/open-desk.tsx";
import { contentAnswers, item, pages } from "./content.fake.ts";

const saveButton = page.getByRole("button", { name: "Save", exact: true });
const unsaved = page.getByText("Not saved yet");
const title = (language = "English") => page.getByLabelText(`Title (${language})`);
const preview = page.getByRole("region", { name: "Preview" });
const [, harbour = item(2, {})] = pages;

describe("the list", () => {
  const place = "POST /sandbox/content/order";
  const listed = page.getByRole("list", { name: "Pages" }).getByRole("listitem");

  test("the list is reordered by keyboard alone", async () => {
    const desk = await openDesk("/content?kind=page", {
      ...contentAnswers,
      [place]: { items: [] },
    });
    const up = page.getByRole("button", { name: "Move up: When is the harbour open?" });
    await expect.element(page.getByRole("button", { name: "Move up: About us" })).toBeDisabled();
    await expect.element(page.getByRole("button", { name: "Move down: Hidden" })).toBeDisabled();
    const anew = Promise.withResolvers<object>();
    desk.answer({ "GET /sandbox/content/items": () => anew.promise });
    up.element().focus();
    await userEvent.keyboard("{Enter}");
    // Reordering the stale list would undo this change.
    await expect.poll(() => desk.asked("GET /sandbox/content/items")).toHaveLength(2);
    await expect.element(page.getByRole("button", { name: "Move up: Hidden" })).toBeDisabled();
    anew.resolve({ items: pages.toReversed() });
    await expect.element(listed.first()).toMatchTextContent(/Hidden/);
    await expect.element(page.getByRole("button", { name: "Move down: Hidden" })).toBeEnabled();
    expect(desk.asked(place)[0]?.body).toEqual({ site_id: 1, kind: "page", ids: [2, 1, 3] });
  });

  test("a list that somebody else changed meanwhile is shown again, and nothing is moved", async () => {
    const desk = await openDesk("/content?kind=page", {
      ...contentAnswers,
      [place]: refusal(409, "Stale."),
    });
    await expect.element(listed.first()).toMatchTextContent(/About us/);
    desk.answer({ "GET /sandbox/content/items": { items: pages.toReversed() } });
    await page.getByRole("button", { name: "Move down: About us" }).click();
    await expect.element(page.getByText(/Somebody else has changed this list/)).toBeVisible();
    await expect.element(listed.first()).toMatchTextContent(/Hidden/);
    expect(desk.asked(place)[0]?.body).toMatchObject({ ids: [2, 1, 3] });
  });

  test("an item that somebody else changed meanwhile is kept, and the list is shown again", async () => {
    const desk = await openDesk("/content?kind=page", {
      ...contentAnswers,
      "POST /sandbox/content/items/1/remove": refusal(409, "Stale."),
    });
    await page.getByRole("button", { name: "Remove: About us" }).click();
    desk.answer({ "GET /sandbox/content/items": { items: pages.toReversed() } });
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect.element(page.getByText(/Somebody else has changed this list/)).toBeVisible();
    await expect.element(listed.last()).toMatchTextContent(/About us/);
  });

  test("an item is deleted once the operator confirms", async () => {
    const remove = "POST /sandbox/content/items/2/remove";
    const desk = await openDesk("/content?kind=page", { ...contentAnswers, [remove]: {} });
    const question = page.getByRole("alertdialog", { name: "Remove “When is the harbour open?”?" });
    await page.getByRole("button", { name: "Remove: When is the harbour open?" }).click();
    await question.getByRole("button", { name: "Keep it" }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(desk.asked(remove)).toEqual([]);

    await page.getByRole("button", { name: "Remove: When is the harbour open?" }).click();
    desk.answer({ "GET /sandbox/content/items": { items: pages.slice(0, 1) } });
    await question.getByRole("button", { name: "Remove" }).click();
    await expect.element(page.getByText("Removed.")).toBeVisible();
    await expect.element(listed.nth(1)).not.toBeInTheDocument();
    expect(desk.asked(remove)[0]?.body).toEqual({ version: "v2" });
  });

  test("the chosen type and site of the list are in the address", async () => {
    const desk = await openDesk("/content", contentAnswers);
    await expect.element(page.getByText("There is no banner yet")).toBeVisible();
    await page.getByRole("navigation", { name: "Kinds of content" }).getByText("Pages").click();
    await expect.element(page.getByText("About us")).toBeVisible();
    await page.getByRole("combobox", { name: "Site" }).selectOptions("halcyon");
    await expect
      .poll(() => desk.asked("GET /sandbox/content/items").at(-1)?.search)
      .toEqual({ site_id: "2", kind: "page" });
    expect(desk.address()).toBe("/content?site=2&kind=page");
  });
});

describe("a new item", () => {
  const place = "POST /sandbox/content/items";
  const saved = (value: object, removed: object = {}) => ({
    item: item(70, { ...value }),
    removed,
  });

  test("a new item is previewed as players see it, in each language, without active content", async () => {
    await openDesk("/content?kind=page", contentAnswers);
    await page.getByRole("button", { name: "Add a page" }).click();
    await expect.element(page.getByRole("heading", { name: "New page" })).toHaveFocus();
    await title().fill("When is the harbour open?");
    await page
      .getByLabelText("Text (English)")
      .fill("<h2>Hours</h2><ul><li>From <b>eight</b></li></ul><script>alert(1)</script>");
    await expect.element(preview.getByRole("listitem")).toHaveTextContent("From eight");
    await expect.element(preview).not.toMatchTextContent(/alert/);

    await page.getByRole("button", { name: /^Vietnamese.*missing$/ }).click();
    const heading = preview.getByRole("heading", { level: 3 });
    await expect.element(heading).toHaveTextContent("When is the harbour open?");
    await expect
      .element(title("Vietnamese"))
      .toHaveAccessibleDescription(/players read the English/);
    await title("Vietnamese").fill("Bến cảng mở khi nào?");
    await expect.element(heading).toHaveTextContent("Bến cảng mở khi nào?");
    await preview.getByRole("button", { name: "Phone" }).click();
    await expect
      .element(preview.getByRole("button", { name: "Phone" }))
      .toHaveAttribute("aria-pressed", "true");
  });

  test("what is missing is asked for in English, which the other languages fall back to", async () => {
    const desk = await openDesk("/content?kind=page&item=new", contentAnswers);
    await page.getByRole("button", { name: /^Vietnamese/ }).click();
    await saveButton.click();
    await expect
      .element(page.getByLabelText("Text (English)"))
      .toHaveAccessibleDescription(/English text/);
    await expect
      .element(page.getByLabelText("Address"))
      .toHaveAccessibleDescription(/This field is required/);
    expect(desk.asked(place)).toEqual([]);
  });

  test("a new item is saved, says what was removed from it, and its next save changes it", async () => {
    const desk = await openDesk("/content?site=2&kind=page&item=new", contentAnswers);
    await page.getByLabelText("Address").fill("faq/70");
    await title().fill("Hours");
    await page.getByLabelText("Text (English)").fill("<p>Eight</p><script>x()</script>");
    await expect.element(unsaved).toBeVisible();
    const clean = { title: { en_US: "Hours" }, content: { en_US: "<p>Eight</p>" }, url: "faq/70" };
    desk.answer({
      [place]: saved(clean, { en_US: ["<script>"] }),
      "GET /sandbox/content/items": { items: [item(70, clean)] },
    });
    await saveButton.click();
    await expect
      .element(page.getByRole("region", { name: "Removed" }))
      .toMatchTextContent(/English: <script>/);
    await expect.element(page.getByText("Saved. Open pages update at once.")).toBeVisible();
    await expect.element(unsaved).not.toBeInTheDocument();
    expect(desk.asked(place)[0]?.body).toMatchObject({ site_id: 2, kind: "page", shown: true });
    expect(desk.address()).toBe("/content?site=2&kind=page&item=70");

    await page.getByRole("switch", { name: "Players see it" }).click();
    desk.answer({
      "POST /sandbox/content/items/70": {
        item: item(70, clean, { shown: false, version: "next" }),
        removed: {},
      },
    });
    await saveButton.click();
    await expect.element(page.getByText("Saved as a draft.")).toBeVisible();
    expect(desk.asked("POST /sandbox/content/items/70")[0]?.body).toEqual({
      shown: false,
      version: "v70",
      value: clean,
    });
  });

  test("an objection of the sandbox is shown at its field, or above the form when it has none", async () => {
    await openDesk("/content?kind=float&item=new", {
      ...contentAnswers,
      [place]: refusal(400, "The request is not valid.", [
        "value.photo_path: is no picture",
        "value.photo_path: is too long",
        "site_id: is no site",
      ]),
    });
    await page.getByLabelText("Name (English)").fill("Ask the desk");
    await page.getByLabelText("Links to").fill("nowhere/7");
    await expect.element(page.getByText(/The site has no such address/)).toBeVisible();
    await page.getByLabelText("Links to").fill("{service}");
    await expect.element(page.getByText(/The site has no such address/)).not.toBeInTheDocument();
    await saveButton.click();
    await expect
      .element(page.getByLabelText("Picture"))
      .toHaveAccessibleDescription(/is no picture/);
    await expect.element(page.getByRole("alert")).toMatchTextContent(/site_id: is no site/);

    // A corrected problem is no longer reported.
    await page.getByLabelText("Picture").fill("/media/desk.svg");
    await expect
      .element(page.getByLabelText("Picture"))
      .not.toHaveAccessibleDescription(/is no picture/);
    await expect.element(page.getByText(/The request is not valid/)).not.toBeInTheDocument();
    await expect.element(page.getByRole("alert")).toMatchTextContent(/site_id: is no site/);
  });

  test("codes are sent as numbers, devices in their order, and nothing that was emptied", async () => {
    const desk = await openDesk("/content?kind=banner&item=new", contentAnswers);
    await page.getByLabelText("Links to").selectOptions("Games of a provider");
    await page.getByLabelText("Game type").fill("2");
    await page.getByLabelText("Provider").fill("GPHL");
    await page.getByLabelText("Name of these games").fill("River");
    await page.getByLabelText("Name of these games").fill("");
    const desktop = page.getByRole("checkbox", { name: "Desktop", exact: true });
    await desktop.click();
    await page.getByLabelText("Small desktop").click();
    await desktop.click();
    desk.answer({ [place]: saved({}) });
    await saveButton.click();
    await expect.poll(() => desk.asked(place)[0]?.body).toMatchObject({ kind: "banner" });
    expect(desk.asked(place)[0]?.body).toMatchObject({
      value: { link_type: 2, use_types: [0, 2], game: { gt_id: 2, gp_id: "GPHL" } },
    });
    expect(desk.asked(place)[0]?.body).not.toHaveProperty("value.game.name");
  });

  test("what is typed during a save is kept, and counts as unsaved", async () => {
    const answered = Promise.withResolvers<object>();
    const desk = await openDesk("/content?kind=page&item=new", {
      ...contentAnswers,
      [place]: () => answered.promise,
    });
    await page.getByLabelText("Address").fill("faq/70");
    await page.getByLabelText("Text (English)").fill("<p>Eight</p>");
    await saveButton.click();
    await expect.poll(() => desk.asked(place)).toHaveLength(1);
    await title().fill("Hours");
    const first = item(70, { content: { en_US: "<p>Eight</p>" }, url: "faq/70" });
    desk.answer({
      "GET /sandbox/content/items": { items: [first] },
      "POST /sandbox/content/items/70": { item: first, removed: {} },
    });
    answered.resolve({ item: first, removed: {} });
    await expect.poll(desk.address).toBe("/content?site=1&kind=page&item=70");
    await expect.element(title()).toHaveValue("Hours");
    await expect.element(unsaved).toBeVisible();
    await saveButton.click();
    await expect
      .poll(() => desk.asked("POST /sandbox/content/items/70")[0]?.body)
      .toMatchObject({ version: "v70", value: { title: { en_US: "Hours" } } });
  });

  test("a number that was emptied is not sent, as the platform has a default", async () => {
    const desk = await openDesk("/content?kind=bulletin-setting&item=new", contentAnswers);
    await page.getByLabelText("Frequency").fill("");
    desk.answer({ [place]: saved({}) });
    await saveButton.click();
    await expect.poll(() => desk.asked(place)[0]?.body).toMatchObject({ kind: "bulletin-setting" });
    expect(desk.asked(place)[0]?.body).not.toHaveProperty("value.display_frequency");
  });
});

test("a bulletin gets a new date when that is ticked, and may be a picture", async () => {
  const value = {
    title: { en_US: "Harbour evening" },
    content: { en_US: "/media/evening.svg" },
    display_content: 1,
    display_devices: [1, 2],
    updated_at: "2026-11-20T10:00:00.000Z",
  };
  const place = "POST /sandbox/content/items/5";
  const desk = await openDesk("/content?kind=bulletin&item=5", {
    "GET /sandbox/content/items": { items: [item(5, value)] },
    [place]: refusal(500, "Not now."),
  });
  const anew = page.getByLabelText("Show as new");
  await anew.click();
  await expect.element(unsaved).toBeVisible();
  await anew.click();
  await expect.element(unsaved).not.toBeInTheDocument();
  await anew.click();
  await page.getByLabelText("The text is").selectOptions("The address of a picture");
  // The preview loads the address, and the tests have no pictures.
  await expect.element(preview.getByText("There is no picture at this address.")).toBeVisible();
  await saveButton.click();
  await expect.poll(() => desk.asked(place)[0]?.body).toMatchObject({ version: "v5" });
  expect(desk.asked(place)[0]?.body).not.toHaveProperty("value.updated_at");
});

describe("two operators", () => {
  const place = "POST /sandbox/content/items/2";
  const theirs = {
    ...harbour,
    version: "theirs",
    shown: false,
    value: { ...harbour.value, title: { en_US: "Theirs" } },
  };
  const conflict = page.getByRole("alert", { name: "Somebody else has changed it" });

  const meet = async () => {
    const desk = await openDesk("/content?kind=page&item=2", contentAnswers);
    await title().fill("Mine");
    desk.answer({
      [place]: refusal(409, "There is a newer version."),
      "GET /sandbox/content/items": { items: [theirs] },
    });
    await saveButton.click();
    await expect.element(conflict).toMatchTextContent(/Theirs/);
    await expect.element(title()).toHaveValue("Mine");
    return desk;
  };

  test("one operator's version replaces the other's only on purpose, and nothing is lost", async () => {
    const desk = await meet();
    await conflict.getByRole("button", { name: "Keep mine" }).click();
    desk.answer({ [place]: { item: { ...theirs, version: "third" }, removed: {} } });
    await saveButton.click();
    await expect.element(unsaved).not.toBeInTheDocument();
    expect(desk.asked(place).map(({ body }) => body)).toMatchObject([
      { version: "v2", value: { title: { en_US: "Mine" } } },
      { version: "theirs", value: { title: { en_US: "Mine" } } },
    ]);
  });

  test("an operator may take what the other one wrote", async () => {
    await meet();
    await conflict.getByRole("button", { name: "Take theirs" }).click();
    await expect.element(title()).toHaveValue("Theirs");
    await expect.element(page.getByRole("switch", { name: "Players see it" })).not.toBeChecked();
    await expect.element(unsaved).not.toBeInTheDocument();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  test("when one removes the item, the other's text can be added again", async () => {
    const desk = await openDesk("/content?kind=page&item=2", {
      ...contentAnswers,
      [place]: refusal(404, "There is no such item."),
      "POST /sandbox/content/items": { item: { ...harbour, id: 80 }, removed: {} },
    });
    const left = pages.filter(({ id }) => id !== 2);
    await title().fill("Mine");
    desk.answer({ "GET /sandbox/content/items": { items: left } });
    await saveButton.click();
    await expect.element(page.getByText(/Somebody else has removed it/)).toBeVisible();
    const again = item(80, { ...harbour.value, title: { en_US: "Mine" } });
    desk.answer({
      "POST /sandbox/content/items": { item: again, removed: {} },
      "GET /sandbox/content/items": { items: [...left, again] },
    });
    await saveButton.click();
    await expect.element(page.getByText("Saved. Open pages update at once.")).toBeVisible();
    await expect.element(unsaved).not.toBeInTheDocument();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    expect(desk.asked("POST /sandbox/content/items")[0]?.body).toMatchObject({
      kind: "page",
      value: { title: { en_US: "Mine" } },
    });
    expect(desk.address()).toBe("/content?site=1&kind=page&item=80");

    // It was added once more, not once for each save.
    await title().fill("Mine again");
    await saveButton.click();
    await expect
      .poll(() => desk.asked("POST /sandbox/content/items/80")[0]?.body)
      .toMatchObject({ version: "v80", value: { title: { en_US: "Mine again" } } });
    expect(desk.asked("POST /sandbox/content/items")).toHaveLength(1);
  });

  test("when one removes the item, what the other one writes stays when the list is read again", async () => {
    const desk = await openDesk("/content?kind=page&item=2", contentAnswers);
    await title().fill("Mine");
    desk.answer({
      "GET /sandbox/content/items": { items: [] },
      [place]: refusal(409, "There is a newer version."),
    });
    await saveButton.click();
    await expect.element(page.getByRole("alert")).toMatchTextContent(/a newer version/);
    await expect.element(title()).toHaveValue("Mine");
  });
});

test("an operator who leaves with unsaved changes is asked", async () => {
  const desk = await openDesk("/content?kind=page&item=2", {
    ...contentAnswers,
    ...dashboardAnswers,
  });
  const closing = () => {
    const event = new Event("beforeunload", { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented ? "asks" : "closes";
  };
  await expect.element(title()).toBeVisible();
  expect(closing()).toBe("closes");
  const atFirstSight = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (unsaved.query() === null) return;
      observer.disconnect();
      resolve(closing());
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await title().fill("Mine");
  expect(await atFirstSight).toBe("asks");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await expect.element(title()).toHaveValue("Mine");

  // The address also holds the filters of the list.
  const site = page.getByRole("combobox", { name: "Site" });
  await site.selectOptions("halcyon");
  await page.getByRole("button", { name: "Stay" }).click();
  await expect.element(site).toHaveValue("1");
  await expect.element(title()).toHaveValue("Mine");
  await page.getByRole("button", { name: "Back to the list" }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect.element(page.getByRole("list", { name: "Pages" })).toBeVisible();
  await expect.poll(closing).toBe("closes");
  expect(desk.address()).toBe("/content?site=1&kind=page");
});

test("an operator who goes back once more while the question is open is asked once, and gets there", async () => {
  const desk = await openDesk("/content?kind=page&item=2", {
    ...contentAnswers,
    ...dashboardAnswers,
  });
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await title().fill("Mine");
  for (const answer of ["Stay", "Leave"]) {
    desk.go("/providers");
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    await expect.element(question).toBeVisible();
    desk.go("/");
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    await question.getByRole("button", { name: answer }).click();
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    await expect.element(question).not.toBeInTheDocument();
    if (answer === "Stay") expect(desk.address()).toBe("/content?kind=page&item=2");
  }
  await expect.element(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  expect(desk.address()).toBe("/");
});

test("a translation is marked as outdated when the English changes, until it is rewritten", async () => {
  const value = {
    title: { en_US: "About us", vi_VN: "Về chúng tôi" },
    content: { en_US: "<p>Text</p>", vi_VN: "<p>Văn bản</p>" },
    url: "main/1",
  };
  const saved = { ...value, title: { ...value.title, en_US: "Who we are" } };
  await openDesk("/content?kind=page&item=1", {
    "GET /sandbox/content/items": { items: [item(1, value)] },
    "POST /sandbox/content/items/1": {
      item: item(1, saved, { version: "next", outdated: { title: ["vi_VN"] } }),
      removed: {},
    },
  });
  const older = page.getByText("Older than the English, which has changed: Vietnamese.");
  await expect.element(title()).toHaveValue("About us");
  await expect.element(older).not.toBeInTheDocument();
  await title().fill("Who we are");
  await expect.element(older).toBeVisible();
  await saveButton.click();
  await expect.element(unsaved).not.toBeInTheDocument();
  // The mark stays after the save.
  await expect.element(older).toBeVisible();
  await page.getByRole("button", { name: /^Vietnamese.*older than the English$/ }).click();
  await title("Vietnamese").fill("Chúng tôi là ai");
  await expect.element(older).not.toBeInTheDocument();
});

test("an outdated translation is marked in the list, and in the editor until it is confirmed", async () => {
  const value = {
    title: { en_US: "Who we are", vi_VN: "Về chúng tôi" },
    content: { en_US: "<p>Text</p>" },
    url: "main/1",
  };
  const before = item(1, value, { outdated: { title: ["vi_VN"] } });
  const desk = await openDesk("/content?kind=page", {
    "GET /sandbox/content/items": { items: [before] },
    "POST /sandbox/content/items/1": { item: item(1, value), removed: {} },
  });
  await expect.element(page.getByText("Older than the English: Vietnamese")).toBeVisible();
  await page.getByRole("button", { name: "Change: Who we are" }).click();
  const older = page.getByText("Older than the English, which has changed: Vietnamese.");
  await expect.element(older).toBeVisible();
  const note = older.element();
  const above = note.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
  expect(note.getBoundingClientRect().top - above).toBeGreaterThan(4);
  const right = page.getByRole("button", { name: "The Vietnamese text is still right" });
  await expect.element(right).not.toBeInTheDocument();
  // The selected language looks selected even when it has a warning.
  const chip = (name: RegExp) => page.getByRole("button", { name });
  const { color } = getComputedStyle(chip(/^English$/).element());
  await chip(/^Vietnamese/).click();
  await expect.element(chip(/^Vietnamese/)).toHaveStyle({ color });
  await right.click();
  await expect.element(older).not.toBeInTheDocument();
  await expect.element(unsaved).toBeVisible();

  // A confirmation for one English text does not carry over to the next.
  await page.getByRole("button", { name: "English", exact: true }).click();
  await title("English").fill("Who we really are");
  await expect.element(older).toBeVisible();
  await title("English").fill("Who we are");
  await page.getByRole("button", { name: /^Vietnamese/ }).click();
  await right.click();
  await saveButton.click();
  await expect.element(unsaved).not.toBeInTheDocument();
  await expect.element(older).not.toBeInTheDocument();
  expect(desk.asked("POST /sandbox/content/items/1")[0]?.body).toMatchObject({
    reviewed: ["vi_VN"],
  });
});

test("a new item without words says so", async () => {
  await openDesk("/content?kind=page&item=new", contentAnswers);
  await expect.element(page.getByText("No texts yet.")).toBeVisible();
  await expect.element(page.getByText("All languages are filled in.")).not.toBeInTheDocument();
});
