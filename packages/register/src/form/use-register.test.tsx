// @vitest-environment jsdom
import { fakeApi, lost, refused, type Reply, type Sent } from "@naluma/api-client/api.fake";
import type { LoginData } from "@naluma/api-client/login-data";
import { createQueryClient } from "@naluma/api-client/query-client";
import { ApiContext } from "@naluma/api-client/react";
import { Language } from "@naluma/i18n/react";
import { browserClock } from "@naluma/machine/clock";
import { openSite } from "@naluma/site/settings.fake";
import { sessionKeys } from "@naluma/site/stored";
import { SiteContext } from "@naluma/site/use-site";
import { fetchToasts, Toaster } from "@naluma/ui/toaster";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { useState } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { IntroducerView } from "../introducer/introducer-view.ts";
import { nobody, type Introducer } from "../introducer/link.ts";
import { openedRegisterAtom, openRegister } from "../open-register.ts";
import { restWords, type RestMessage } from "../words.rest.ts";
import type { RegisterField, RegisterValues } from "./register-values.ts";
import { useDraft } from "./use-draft.ts";
import { useRegister } from "./use-register.ts";

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const picture = { token: "cp_1", captcha: "data:image/svg+xml;base64,PHN2Zy8+", placeholder: "" };
const member = {
  member_id: 7,
  member_account: "lotus88",
  member_currency: "USD",
  member_login_id: "ml_1",
  token: "s_1.x",
};

const setting = (name: string, currency: string, marks: string[] = []) => ({
  name,
  currency,
  is_display: 1,
  is_required: marks.includes("required") ? 1 : 0,
  is_unique: marks.includes("unique") ? 1 : 0,
  is_verification: marks.includes("verified") ? 1 : 0,
});

const list = [
  setting("member_name", "USD"),
  setting("member_phone", "USD", ["verified"]),
  setting("member_birthday", "USD"),
  setting("member_telegram", "USD"),
  setting("recommend_code", "USD"),
  setting("member_agent", "USD"),
  setting("member_name", "VND", ["unique"]),
  setting("member_phone", "VND"),
  setting("member_birthday", "VND"),
  setting("recommend_code", "VND"),
];

const shownAs = (message: RestMessage | undefined) =>
  message && ("id" in message ? message.id : message.text);

/** The form without its design: a plain input for every visible field. */
function Plain(props: Form & { ports: Ports }) {
  const { isDemo, ports, by, isLocked, draft, reloads, welcomes } = props;
  const [introducer, setIntroducer] = useState(by);
  const introduced: IntroducerView = {
    isLinkChecked: true,
    isSettled: true,
    introducer,
    isInviteOff: false,
    currencyOf: () => ({ currency: "USD", isLocked }),
    banners: () => [],
    errorTrack: () => ["agent 9 is none"],
    release: (how) => {
      ports.released(how);
      setIntroducer(nobody);
    },
  };
  const register = useRegister({
    ports: {
      ...ports,
      local: undefined,
      reloads: () => reloads,
      welcome: welcomes ? ports.welcome : undefined,
    },
    opened: { target: "/promotions", onDone: ports.onDone },
    introducer: introduced,
    draft,
  });
  const { form, settings, currency, sms } = register;
  useDraft(register, sessionStorage, browserClock);
  if (settings.at === "loading") return <p>Loading</p>;
  if (settings.at === "failed")
    return (
      <button type="button" onClick={settings.retry}>
        {shownAs(settings.message)}
      </button>
    );
  const textual = settings.fields.filter(
    (field): field is Exclude<RegisterField, "isAgreed"> => field !== "isAgreed",
  );
  return (
    <form {...form.form({ onSubmit: register.submit, busy: register.busy })}>
      <p>{isDemo ? "demo" : "real"}</p>
      {form.formError && <p role="alert">{shownAs(form.formError)}</p>}
      {textual.map((field) =>
        field === "memberCurrency" ? null : (
          <label key={field}>
            {field}
            <input {...form.text(field)} title={shownAs(form.errorOf(field))} />
          </label>
        ),
      )}
      <input type="checkbox" aria-label="isAgreed" {...form.tick("isAgreed")} />
      {currency.options.map((one) => (
        <button key={one} type="button" onClick={() => currency.choose(one)}>
          {one}
        </button>
      ))}
      <button type="button" disabled={!sms.canSend} onClick={sms.send}>
        Send code
      </button>
      <button type="submit">Create</button>
      <button type="button" onClick={register.close}>
        Close
      </button>
    </form>
  );
}

const Where = () => <output>{useLocation().pathname}</output>;

interface Ports {
  readonly signIn: (login: LoginData) => void;
  readonly onRegistered: (login: LoginData) => void;
  readonly onDone: () => void;
  readonly sayOnNextPage: (message: string) => void;
  readonly welcome: (login: LoginData) => void;
  readonly released: (how: string) => void;
}

interface Form {
  readonly isDemo: boolean;
  readonly by: Introducer;
  /** The currency cannot be changed. */
  readonly isLocked: boolean;
  readonly draft: Partial<RegisterValues>;
  /** The login reloads the page. */
  readonly reloads: boolean;
  /** The page shows more than a toast to a new member. */
  readonly welcomes: boolean;
}

interface Opened extends Partial<Form> {
  replies?: Record<string, (sent: Sent) => Reply | Promise<Reply>>;
}

async function opened({ replies = {}, ...rest }: Opened = {}) {
  const of: Form = {
    isDemo: false,
    by: nobody,
    isLocked: false,
    draft: {},
    reloads: false,
    welcomes: false,
    ...rest,
  };
  const api = fakeApi({
    "/arks/web/register-settings": () => ({ data: { list } }),
    "/captcha": () => ({ data: picture }),
    "/register": () => ({ data: member }),
    "/register/verification": () => ({ data: null }),
    "/register/sms": () => ({ data: null }),
    ...replies,
  });
  const ports = {
    signIn: vi.fn<Ports["signIn"]>(),
    onRegistered: vi.fn<Ports["onRegistered"]>(),
    onDone: vi.fn<Ports["onDone"]>(),
    sayOnNextPage: vi.fn<Ports["sayOnNextPage"]>(),
    welcome: vi.fn<Ports["welcome"]>(),
    released: vi.fn<Ports["released"]>(),
  };
  const store = createStore();
  openRegister(store);
  const site = {
    template: "desktop",
    client: "desktop",
    currency: "USD",
    settings: { ...openSite, isDemo: of.isDemo },
  } as const;
  render(
    <MemoryRouter>
      <Provider store={store}>
        <QueryClientProvider client={createQueryClient()}>
          <ApiContext value={api}>
            <Language locale="en_US">
              <SiteContext value={site}>
                <Plain {...of} ports={ports} />
                <Where />
                <Toaster label="Notices" dismissLabel="Dismiss" repeated={String} />
              </SiteContext>
            </Language>
          </ApiContext>
        </QueryClientProvider>
      </Provider>
    </MemoryRouter>,
  );
  await screen.findByRole("button", { name: /Create|Network/ });
  return { api, store, ...ports };
}

const field = (name: RegisterField) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegisterField, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const fillIn = () => {
  type("memberAccount", "lotus88");
  type("password", "harvest7");
  type("verifyCode", "4871");
  fireEvent.click(field("isAgreed"));
};
const leave = (name: RegisterField, value: string) => {
  type(name, value);
  fireEvent.blur(field(name));
};
const asked = ({ sent }: { sent: readonly Sent[] }) =>
  sent.flatMap(({ path, body }) =>
    path === "/register/verification" ? Object.keys(Object(body)).slice(3) : [],
  );

beforeAll(() => Promise.all([restWords.load("en_US"), fetchToasts()]));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it("a new member is signed in, counted once, and continues to what was wanted", async () => {
  const { store, signIn, onRegistered, onDone } = await opened();
  fillIn();
  press("Create");
  await screen.findByText("Welcome, lotus88. Your account is ready.");
  const login = { memberId: 7, account: "lotus88", currency: "USD", token: "s_1.x" };
  expect([signIn.mock.calls, onRegistered.mock.calls]).toEqual([[[login]], [[login]]]);
  expect(onDone).toHaveBeenCalledOnce();
  expect(store.get(openedRegisterAtom)).toBeUndefined();
  await screen.findByText("/promotions");
});

it("a new member who continues to a game is not welcomed on the way; one whose form was closed is, once", async () => {
  const playing = await opened({ welcomes: true });
  fillIn();
  press("Create");
  await waitFor(() => expect(playing.onDone).toHaveBeenCalledOnce());
  expect(playing.welcome).not.toHaveBeenCalled();
  cleanup();

  let answer: (reply: Reply) => void = () => undefined;
  const closed = await opened({
    welcomes: true,
    replies: { "/register": () => new Promise((resolve) => (answer = resolve)) },
  });
  fillIn();
  press("Create");
  press("Close");
  answer({ data: member });
  await waitFor(() => expect(closed.welcome).toHaveBeenCalledOnce());
});

it("a new member's address no longer names an introducer, and keeps the rest", async () => {
  history.replaceState(null, "", "/?id=20817&invite=LOTUS7&currency=USD&tab=2#top");
  const { onDone } = await opened();
  fillIn();
  press("Create");
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(location.search + location.hash).toBe("?tab=2#top");
  history.replaceState(null, "", "/");
});

it("what was typed is not stored again by a page that a registration reloads", async () => {
  const { sayOnNextPage } = await opened({ reloads: true });
  fillIn();
  press("Create");
  await waitFor(() => expect(sayOnNextPage).toHaveBeenCalledOnce());
  sessionStorage.clear();
  dispatchEvent(new Event("pagehide"));
  expect(sessionStorage.getItem(sessionKeys.registerDraft)).toBeNull();
});

it("what was typed is stored by a page that is left after a refusal", async () => {
  await opened({ replies: { "/register": () => refused("103") } });
  fillIn();
  press("Create");
  await waitFor(() => expect(field("memberName").title).toBe("code.name_used"));
  sessionStorage.clear();
  dispatchEvent(new Event("pagehide"));
  expect(sessionStorage.getItem(sessionKeys.registerDraft)).toContain("lotus88");
});

it("a form closed during the call signs in and says so, and leads nowhere", async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const { signIn, onDone } = await opened({
    replies: { "/register": () => new Promise((resolve) => (answer = resolve)) },
  });
  fillIn();
  press("Create");
  press("Close");
  answer({ data: member });
  await screen.findByText("Welcome, lotus88. Your account is ready.");
  expect(signIn).toHaveBeenCalledOnce();
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.queryByText("/promotions")).toBeNull();
});

it("a form closed during the call, whose login reloads the page, has the next page say it", async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const { sayOnNextPage, onDone } = await opened({
    reloads: true,
    replies: { "/register": () => new Promise((resolve) => (answer = resolve)) },
  });
  fillIn();
  press("Create");
  press("Close");
  answer({ data: member });
  const welcome = "Welcome, lotus88. Your account is ready.";
  await waitFor(() => expect(sayOnNextPage.mock.calls).toEqual([[welcome]]));
  expect(screen.queryByText(welcome)).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
});

it.each([
  ["goes before", true, "USD"],
  ["that anybody may change is no match for", false, "VND"],
])("[REG-22] the currency of the domain %s the one of the draft", async (_, isLocked, currency) => {
  await opened({ isLocked, draft: { memberName: "Linh", memberCurrency: "VND" } });
  expect(field("memberName").value).toBe("Linh");
  // Only one of the currencies asks for this field.
  expect(screen.queryByLabelText("memberTelegram") !== null).toBe(currency === "USD");
});

it("another currency clears what it hides, the birthday, and the code of a phone that needs none", async () => {
  const { api } = await opened();
  type("memberName", "Linh");
  type("memberTelegram", "linh.tg");
  type("memberBirthday", "1994-3-8");
  type("phoneVerify", "204816");
  leave("memberPhone", "0912345678");
  leave("recommendCode", "LOTUS7");
  await waitFor(() => expect(asked(api)).toEqual(["member_phone", "recommend_code"]));
  press("VND");
  await waitFor(() => expect(asked(api)).toHaveLength(5));
  expect(asked(api).slice(2).toSorted()).toEqual(["member_name", "member_phone", "recommend_code"]);
  press("USD");
  expect(field("memberName").value).toBe("Linh");
  expect(field("memberPhone").value).toBe("0912345678");
  for (const name of ["memberTelegram", "memberBirthday", "phoneVerify"] as const)
    expect(field(name).value, name).toBe("");
  type("memberBirthday", "1994-3-9");
  press("USD");
  expect(field("memberBirthday").value).toBe("1994-3-9");
});

it("a phone is verified and sent as one number, however it was pasted", async () => {
  const { api } = await opened();
  press("VND");
  fillIn();
  leave("memberPhone", "+84 (0)91 234 56 78");
  expect(field("memberPhone").title).toBe("");
  const bodies = (of: string) =>
    api.sent.flatMap(({ path, body }) => (path === of ? [Object(body).member_phone] : []));
  await waitFor(() => expect(bodies("/register/verification")).toEqual(["0912345678"]));
  press("Create");
  await waitFor(() => expect(bodies("/register")).toEqual(["0912345678"]));
});

it("a refusal is shown at its field, with a new picture and an empty answer", async () => {
  const { api } = await opened({ replies: { "/register": () => refused("103") } });
  fillIn();
  press("Create");
  await waitFor(() => expect(field("memberName").title).toBe("code.name_used"));
  expect(field("verifyCode").value).toBe("");
  expect(api.paths().filter((path) => path === "/captcha")).toHaveLength(2);
});

it.each([
  ["106", "released", "code.no_such_agent"],
  ["107", "released-and-closed", "code.recommend_closed"],
])("code %s releases the introducer (%s), and says so above the form", async (code, how, words) => {
  const { released, api } = await opened({
    by: { type: "recommend_code", code: "LOTUS7" },
    replies: { "/register": () => refused(code) },
  });
  expect(field("recommendCode").value).toBe("LOTUS7");
  fillIn();
  press("Create");
  expect((await screen.findByRole("alert")).textContent).toBe(words);
  expect(released.mock.calls).toEqual([[how]]);
  expect(field("recommendCode").value).toBe("");
  expect(api.sent.find(({ path }) => path === "/register")?.body).toMatchObject({
    introducer: "LOTUS7",
    error_track: ["agent 9 is none"],
  });
});

it.each(["memberAgent", "recommendCode"] as const)(
  "[REG-43] an introducer that was typed in %s is released as well",
  async (name) => {
    const { released } = await opened({ replies: { "/register": () => refused("112") } });
    fillIn();
    type(name, "1017");
    press("Create");
    await screen.findByRole("alert");
    expect(released.mock.calls).toEqual([["released"]]);
    expect(field(name).value).toBe("");
  },
);

it("an attempt without a picture shows the reason again at the next press", async () => {
  await opened({ replies: { "/captcha": () => lost } });
  fillIn();
  for (const answer of ["4871", "4872"]) {
    type("verifyCode", answer);
    expect(field("verifyCode").title).toBe("");
    press("Create");
    await waitFor(() => expect(field("verifyCode").title).toBe("code.no_picture"));
  }
});

it("a code that is about no field is shown as a toast", async () => {
  await opened({ replies: { "/register": () => refused("996") } });
  fillIn();
  press("Create");
  const words = "Too many registrations in a short time. Try again later.";
  expect(await screen.findByText(words)).toBeDefined();
});

it("[REG-118] settings that cannot be loaded are reported for 5 s, and requested again", async () => {
  const timers = vi.spyOn(globalThis, "setTimeout");
  let isLost = true;
  const { api } = await opened({
    replies: { "/arks/web/register-settings": () => (isLost ? lost : { data: { list } }) },
  });
  expect((await screen.findAllByText("Network error.")).length).toBe(2);
  expect(timers.mock.calls.map(([, delay]) => delay)).toContain(5_000);
  timers.mockRestore();
  isLost = false;
  press("Network error.");
  await screen.findByRole("button", { name: "Create" });
  expect(api.paths().filter((path) => path.endsWith("register-settings"))).toHaveLength(2);
});

it("a demo site sends nothing", async () => {
  const { api } = await opened({ isDemo: true });
  type("memberAccount", "lotus88");
  type("password", "harvest7");
  fireEvent.click(field("isAgreed"));
  type("memberPhone", "0912345678");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send code" }).disabled).toBe(true);
  type("memberPhone", "");
  press("Create");
  expect((await screen.findByRole("alert")).textContent).toBe("demo");
  expect(api.paths()).toEqual(["/arks/web/register-settings"]);
});

it("a second press on Send code while the SMS is under way sends nothing", async () => {
  const { api } = await opened();
  type("memberPhone", "0912345678");
  press("Send code");
  press("Send code");
  await waitFor(() =>
    expect(api.paths().filter((path) => path === "/register/sms")).toHaveLength(1),
  );
});
