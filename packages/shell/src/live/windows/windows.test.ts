import type { Layout } from "@naluma/member";
import { pageNames } from "@naluma/site/named-pages";
import { describe, expect, test, vi } from "vitest";
import { createOpenedWindows, type OpenedWindow } from "../../page/app/opened-windows.ts";
import { createWindows, type WindowsPorts } from "./windows.ts";

const layout = (agentFastPayment: boolean): Layout => ({
  memberId: 7,
  account: "player01",
  currency: "USD",
  cash: "1.00",
  memberType: 1,
  agentType: 0,
  agentLevel: 0,
  isAgent: false,
  agentActive: false,
  isPlaying: false,
  cashBack: false,
  walletOpen: true,
  mustChangePassword: false,
  mustBindBankAccount: false,
  agentFastPayment,
});

const fakeWindow = () => ({
  closed: false,
  location: { replace: vi.fn() },
  sessionStorage: { setItem: vi.fn() },
  close: vi.fn(),
});

const page = (given: Partial<WindowsPorts> = {}) => {
  const log: string[] = [];
  const note = (what: string) => void log.push(what);
  const window = fakeWindow();
  const open = vi.fn((path: string, name: string, features: string): OpenedWindow | null => {
    note(`open ${path} in ${name} ${features}`);
    return window;
  });
  const ports: WindowsPorts = {
    isDesktop: true,
    isPageWindow: false,
    opened: createOpenedWindows(),
    local: {
      setItem: (key, value) => note(`store ${key} ${value}`),
      removeItem: (key) => note(`forget ${key}`),
    },
    open,
    navigate: (path) => note(`go ${path}`),
    pages: {},
    isInPress: () => true,
    isGameOpen: () => false,
    forceQuit: async () => note("quit"),
    askToStopGame: async () => true,
    askToOpenWindow: async () => false,
    knownLayout: () => layout(false),
    readLayout: async () => layout(false),
    closeWhenDone: () => undefined,
    ...given,
  };
  return { windows: createWindows(ports), ports, log, window, open };
};

const size = "popup,width=1500,height=800";
const settled = () => vi.waitFor(() => undefined);

test("on desktop a member's pages open in windows of 1500 by 800", () => {
  const { windows, log } = page();
  windows.member();
  windows.playLimits();
  windows.agent();
  windows.agent("/proxy?page=Register");
  expect(log).toEqual([
    `open /user in memberWindow ${size}`,
    `open /user/PlayLimits in memberWindow ${size}`,
    `open /proxy in proxyWindow ${size}`,
    `open /proxy?page=Register in proxyWindow ${size}`,
  ]);
});

test.each([{ isDesktop: false }, { isPageWindow: true }])(
  "elsewhere a member's pages open in the current window: %j",
  async (given) => {
    const { windows, log } = page(given);
    windows.member();
    windows.deposit();
    await vi.waitFor(() => expect(log).toEqual(["go /user", "go /user/Deposit"]));
  },
);

test.each([
  ["activity", "/user/Activity"],
  ["playLimits", "/user/PlayLimits"],
] as const)("%s ends no game: it opens beside it, on a phone in a tab of its own", (name, path) => {
  const running = { isGameOpen: () => true, forceQuit: () => Promise.reject(new Error("quit")) };
  const desktop = page(running);
  desktop.windows[name]();
  expect(desktop.log).toEqual([`open ${path} in memberWindow ${size}`]);

  const phone = page({ ...running, isDesktop: false });
  phone.windows[name]();
  expect(phone.log).toEqual([`open ${path} in _blank noopener,noreferrer`]);

  const free = page({ isDesktop: false });
  free.windows[name]();
  expect(free.log).toEqual([`go ${path}`]);
});

test("a deposit waits on /loading until it is known who takes it", async () => {
  const { windows, log, window } = page();
  windows.deposit();
  expect(log[0]).toBe(`open /loading in depositRedirect ${size}`);
  await vi.waitFor(() => expect(window.location.replace).toHaveBeenCalledWith("/user/Deposit"));
  expect(log.slice(1)).toEqual(["store waitingWindow depositWindow", "forget waitingWindow"]);
  expect(window.close).not.toHaveBeenCalled();
});

test("if an agent takes the deposit, the window is that of the fast payment", async () => {
  const { windows, log, window } = page({
    knownLayout: () => layout(true),
    readLayout: async () => layout(true),
  });
  windows.deposit();
  await vi.waitFor(() => expect(window.location.replace).toHaveBeenCalledWith("/fastPayment"));
  expect(log.slice(0, 2)).toEqual([
    `open /loading in fpRedirect ${size}`,
    "store waitingWindow fpWindow",
  ]);
});

test("[MEMBER-37] who takes a deposit is asked each time, whatever was known before", async () => {
  const { windows, window } = page({ readLayout: async () => layout(true) });
  windows.deposit();
  await vi.waitFor(() => expect(window.location.replace).toHaveBeenCalledWith("/fastPayment"));
});

test("a deposit that cannot start leaves no empty window", async () => {
  const { windows, window } = page({ readLayout: async () => undefined });
  windows.deposit();
  await vi.waitFor(() => expect(window.close).toHaveBeenCalledOnce());
  expect(window.location.replace).not.toHaveBeenCalled();
});

test("a window that the player has closed meanwhile is not led anywhere", async () => {
  const known = Promise.withResolvers<Layout>();
  const { windows, window, log } = page({ readLayout: () => known.promise });
  windows.deposit();
  await settled();
  window.closed = true;
  known.resolve(layout(false));
  await vi.waitFor(() => expect(log).toContain("forget waitingWindow"));
  await settled();
  expect(window.location.replace).not.toHaveBeenCalled();
});

test("a window blocked by the browser opens with one press, or not at all", async () => {
  let blocked = true;
  const window = fakeWindow();
  const open = vi.fn(() => (blocked ? null : window));
  const { windows } = page({
    open,
    askToOpenWindow: async () => {
      blocked = false;
      return true;
    },
  });
  windows.member();
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(2));

  const refusing = page({ open: vi.fn(() => null) });
  refusing.windows.member();
  await settled();
  expect(refusing.ports.open).toHaveBeenCalledTimes(1);
});

test("a running game ends first, and only if the player agrees", async () => {
  const { windows, log } = page({ isGameOpen: () => true });
  windows.member();
  await vi.waitFor(() => expect(log).toEqual(["quit", `open /user in memberWindow ${size}`]));

  const staying = page({ isGameOpen: () => true, askToStopGame: async () => false });
  staying.windows.member();
  staying.windows.deposit();
  await settled();
  expect(staying.log).toEqual([]);
});

test("a window of its own opens inside the press, before the game has been left", async () => {
  const { windows, log } = page({
    isGameOpen: () => true,
    forceQuit: () => new Promise(() => undefined),
  });
  windows.member();
  await vi.waitFor(() => expect(log).toEqual([`open /user in memberWindow ${size}`]));
});

test("in one window the page waits until the game has been left", async () => {
  let leave = () => undefined as void;
  const { windows, log } = page({
    isDesktop: false,
    isGameOpen: () => true,
    forceQuit: () => new Promise((resolve) => (leave = resolve)),
  });
  windows.member();
  await settled();
  expect(log).toEqual([]);
  await vi.waitFor(() => {
    leave();
    expect(log).toEqual(["go /user"]);
  });
});

test("a linked page waits until the game has been left; a tab of its own opens inside the press", async () => {
  const here = page({ isGameOpen: () => true });
  here.windows.page("/user/Info", false);
  await vi.waitFor(() => expect(here.log).toEqual(["quit", "go /user/Info"]));

  const apart = page({ isGameOpen: () => true });
  apart.windows.page("/user/Info", true);
  await vi.waitFor(() =>
    expect(apart.log).toEqual(["quit", "open /user/Info in _blank noopener,noreferrer"]),
  );

  const staying = page({ isGameOpen: () => true, askToStopGame: async () => false });
  staying.windows.page("/user/Info", false);
  await settled();
  expect(staying.log).toEqual([]);
});

test("[AUTH-93] a logout closes the windows of the member, the agent and the fast payment, each once", async () => {
  const own = new Map<string, ReturnType<typeof fakeWindow>>();
  const { windows, ports } = page({
    open(_, name) {
      const window = fakeWindow();
      own.set(name, window);
      return window;
    },
    knownLayout: () => layout(true),
    readLayout: async () => layout(true),
  });
  windows.member();
  windows.agent();
  windows.deposit();
  await vi.waitFor(() => expect(own.get("fpRedirect")?.location.replace).toHaveBeenCalled());
  expect([...own.keys()]).toEqual(["memberWindow", "proxyWindow", "fpRedirect"]);
  ports.opened.closeAll();
  // The next member to log in has windows of their own.
  ports.opened.closeAll();
  for (const window of own.values()) expect(window.close).toHaveBeenCalledOnce();
});

describe("of a site whose operator has the pages elsewhere", () => {
  const elsewhere = (name: string) => `https://operator.example/${name}`;
  const pages = Object.fromEntries(pageNames.map((name) => [name, elsewhere(name)]));
  const alone = "noopener,noreferrer";
  const press = {
    letters: "Letter",
    activity: "Activity",
    playLimits: "PlayLimits",
    deposit: "Deposit",
  } as const;
  const presses = Object.entries(press) as [keyof typeof press, string][];

  test.each(presses)("%s opens the operator's page in a window of its own", async (name, page_) => {
    const { windows, log } = page({ pages });
    windows[name]();
    await vi.waitFor(() =>
      expect(log).toEqual([`open ${elsewhere(page_)} in _blank ${size},${alone}`]),
    );
  });

  test.each(presses)("%s opens it in the same tab on a phone", async (name, page_) => {
    const { windows, log } = page({ pages, isDesktop: false });
    windows[name]();
    await vi.waitFor(() => expect(log).toEqual([`open ${elsewhere(page_)} in _self ${alone}`]));
  });

  test("the agent's entry may be an address", async () => {
    const { windows, log } = page();
    windows.agent("https://operator.example/Register");
    await vi.waitFor(() =>
      expect(log).toEqual([`open https://operator.example/Register in _blank ${size},${alone}`]),
    );
  });

  test("a running game ends first, and only if the player agrees", async () => {
    const agreed = page({ pages, isGameOpen: () => true });
    agreed.windows.deposit();
    await vi.waitFor(() =>
      expect(agreed.log).toEqual([
        "quit",
        `open https://operator.example/Deposit in _blank ${size},${alone}`,
      ]),
    );
    const staying = page({
      pages,
      isGameOpen: () => true,
      askToStopGame: async () => false,
    });
    staying.windows.letters();
    staying.windows.agent("https://operator.example/Register");
    staying.windows.page("https://operator.example/DWRecord", false);
    await settled();
    expect(staying.log).toEqual([]);
  });

  test("a linked page waits until the game has been left; a tab of its own opens inside the press", async () => {
    const address = elsewhere("DWRecord");
    const here = page({ isGameOpen: () => true });
    here.windows.page(address, false);
    await vi.waitFor(() => expect(here.log).toEqual(["quit", `open ${address} in _self ${alone}`]));
    const apart = page({ isGameOpen: () => true });
    apart.windows.page(address, true);
    await vi.waitFor(() =>
      expect(apart.log).toEqual(["quit", `open ${address} in _blank ${alone}`]),
    );
  });

  test("activity and limits leave a phone's game alone", async () => {
    const { windows, log } = page({
      pages,
      isDesktop: false,
      isGameOpen: () => true,
    });
    windows.activity();
    expect(log).toEqual([`open ${elsewhere("Activity")} in _blank ${alone}`]);
  });

  test("[MEMBER-37] who pays through an agent still gets the fast payment", async () => {
    const fast = { knownLayout: () => layout(true), readLayout: async () => layout(true) };
    const wide = page({ pages, ...fast });
    wide.windows.deposit();
    await vi.waitFor(() =>
      expect(wide.window.location.replace).toHaveBeenCalledWith("/fastPayment"),
    );
    const phone = page({ pages, isDesktop: false, ...fast });
    phone.windows.deposit();
    await vi.waitFor(() => expect(phone.log).toEqual(["go /fastPayment"]));
  });

  test("who no longer does is shown our page, which leads to the operator's", async () => {
    const { windows, window } = page({
      pages,
      knownLayout: () => layout(true),
      readLayout: async () => layout(false),
    });
    windows.deposit();
    await vi.waitFor(() => expect(window.location.replace).toHaveBeenCalledWith("/user/Deposit"));
  });

  test("outside a press the player is asked for one, as nothing tells that a window was blocked", async () => {
    const { windows, log } = page({ pages, isInPress: () => false });
    windows.deposit();
    await settled();
    expect(log).toEqual([]);
    const asked = page({
      pages,
      isInPress: () => false,
      askToOpenWindow: async () => true,
    });
    asked.windows.deposit();
    await vi.waitFor(() => expect(asked.open).toHaveBeenCalledOnce());
  });
});
