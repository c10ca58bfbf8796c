import { afterAll, beforeAll, expect, test } from "vitest";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

interface Item {
  title: string;
  updated_at: string;
  display_device: number;
}

const ask = (path: string, body: object, token?: string) =>
  sandbox.api(
    `/arks/web/bulletin${path}`,
    { site_id: 1, ...body },
    token === undefined ? {} : { token },
  );

const titles = (list: unknown) => (list as Item[]).map(({ title }) => title);

const popUp = async (path: "" | "/member", body: object, token?: string) => {
  const { data } = await ask(path, body, token);
  const { list, setting } = data["bulletins"] as {
    list: Item[];
    setting: { display_frequency: number };
  };
  return { list, titles: titles(list), frequency: setting.display_frequency };
};

const history = async (token?: string) => {
  const { data } = await ask("/history", { display_device: 1 }, token);
  return titles(data["history"]);
};

test("a visitor gets the public bulletins, a member those for members of that page", async () => {
  const { token } = await sandbox.login("player21");
  expect(await popUp("", { display_device: 2 })).toMatchObject({
    titles: ["Welcome to the lobby"],
    list: [{ display_device: 2 }],
    frequency: 1,
  });
  const at = (display_location: 2 | 3) =>
    popUp("/member", { display_device: 1, display_location }, token);
  expect(await at(2)).toMatchObject({ titles: ["Return all to main wallet"], frequency: 0 });
  expect((await at(3)).titles).toEqual(["More play money"]);
});

test("the news include bulletins that do not pop up, newest first, and members' bulletins are not for visitors", async () => {
  const { token } = await sandbox.login("player21");
  const forAll = ["Welcome to the lobby", "New slots in the lobby", "Eleven languages"];
  expect(await history()).toEqual(forAll);
  expect(await history(token)).toEqual([
    "Welcome to the lobby",
    "Return all to main wallet",
    "More play money",
    "New slots in the lobby",
    "Eleven languages",
  ]);
});

test("a bulletin is shown on the devices that it is for, with its time in the site's zone", async () => {
  const placed = (await sandbox.operator("GET", "/content")).data["bulletin"] as object[];
  const bulletin = (en_US: string, more: object = {}) => ({
    title: { en_US },
    content: { en_US: "x" },
    updated_at: "2026-11-20T03:00:00.000Z",
    ...more,
  });
  const phones = bulletin("phones", { display_devices: [2] });
  const news = bulletin("news", { display_locations: [] });
  await sandbox.operator("POST", "/content", {
    kind: "bulletin",
    items: [bulletin("all"), phones, news],
  });
  const desktop = await popUp("", { display_device: 1 });
  expect(desktop).toMatchObject({
    titles: ["all"],
    list: [{ updated_at: "2026-11-19 23:00:00" }],
  });
  expect((await popUp("", { display_device: 2 })).titles).toEqual(["all", "phones"]);
  expect(await history()).toEqual(["all", "news"]);
  const items = placed.map((item) => ({ ...item, id: undefined, position: undefined }));
  await sandbox.operator("POST", "/content", { kind: "bulletin", items });
});

test("what a member hides is gone from that place, for that member, until it is placed again", async () => {
  const { token } = await sandbox.login("player22");
  const placed = (await sandbox.operator("GET", "/content")).data["bulletin"] as object[];
  const { token: other } = await sandbox.login("player23");
  const here = { display_device: 1, display_location: 2 };
  expect((await ask("/member/hide", here, token)).code).toBe("100");
  expect((await ask("/member/hide", here, token)).code).toBe("100");
  expect((await popUp("/member", here, token)).titles).toEqual([]);
  expect((await popUp("/member", { ...here, display_location: 3 }, token)).titles).toHaveLength(1);
  expect((await popUp("/member", { ...here, display_device: 2 }, token)).titles).toHaveLength(1);
  expect((await popUp("/member", here, other)).titles).toHaveLength(1);

  await sandbox.operator("POST", "/content", {
    kind: "bulletin",
    items: [{ title: { en_US: "Anew" }, content: { en_US: "<h2>x</h2>" }, members_only: true }],
  });
  expect((await popUp("/member", here, token)).titles).toEqual(["Anew"]);
  expect((await popUp("", { display_device: 1 })).titles).toEqual([]);
  // Hidden again, bulletins added after the first time disappear too.
  expect((await ask("/member/hide", here, token)).code).toBe("100");
  expect((await popUp("/member", here, token)).titles).toEqual([]);

  const items = placed.map((item) => ({ ...item, id: undefined, position: undefined }));
  const replaced = await sandbox.operator("POST", "/content", { kind: "bulletin", items });
  expect(replaced.status).toBe(200);
});
