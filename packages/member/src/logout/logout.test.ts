import { localKeys } from "@naluma/site/stored";
import { expect, it, vi } from "vitest";
import { layoutQuery } from "../layout/layout.api.ts";
import { profileQuery } from "../layout/profile.api.ts";
import { fakeMember } from "../member.fake.ts";

const never = () => new Promise<never>(() => undefined);
const atPage = ["go home", "close windows"];
const gone = ["set currency", ...atPage];
const left = ["stop socket", ...gone];

it("a logout calls the platform with the token, and only then forgets it", async () => {
  const { member, log } = fakeMember();
  member.askToLogOut();
  await vi.waitFor(() => expect(member.session.current().role).toBe("visitor"));

  expect(log).toEqual(["stop socket", "stop reading", "/logout with s1.secret", ...gone]);
});

it("a platform that does not answer does not keep the member logged in", async () => {
  const { member, clock, log } = fakeMember({ replies: { "/logout": never } });
  member.askToLogOut();
  await vi.waitFor(() => expect(log).toContain("/logout with s1.secret"));
  expect(member.session.current().role).toBe("member");

  await clock.pass(1_500);
  expect(member.session.current().role).toBe("visitor");
});

it("pending reads are aborted before the logout invalidates the token", async () => {
  const replies = { "/member/profile/common/layout": never, "/logout": never };
  const { member, log } = fakeMember({ replies });
  const { queryClient, api } = member.ports;
  const { queryKey } = layoutQuery(api, member.session.current());
  const reading = member.layout.refresh().catch(() => undefined);
  const isReading = () => queryClient.isFetching({ queryKey }) > 0;
  const reads = () => log.filter((what) => what.includes("layout")).length;
  await vi.waitFor(() => expect(reads()).toBe(1));
  expect(isReading()).toBe(true);

  member.askToLogOut();
  await reading;
  expect(isReading()).toBe(false);
  expect(member.session.current().role).toBe("member");
});

it("no call is made for the member while the platform processes the logout", async () => {
  let answer = (_reply: { data: unknown }) => {};
  const logout = () => new Promise<{ data: unknown }>((resolve) => (answer = resolve));
  const { member, log } = fakeMember({ replies: { "/logout": logout } });
  member.askToLogOut();
  await vi.waitFor(() => expect(log).toContain("/logout with s1.secret"));

  const { queryClient, api } = member.ports;
  const who = member.session.current();
  const page = queryClient.fetchQuery(profileQuery(api, who)).catch((error: unknown) => error);
  const layout = member.layout.refresh().catch((error: unknown) => error);
  answer({ data: null });
  await vi.waitFor(() => expect(member.session.current().role).toBe("visitor"));
  await Promise.all([page, layout]);
  expect(log).toEqual(["stop socket", "stop reading", "/logout with s1.secret", ...gone]);
});

it("pending calls with the member's token are aborted once the member is gone", async () => {
  const { member, api } = fakeMember();
  const abort = vi.spyOn(api, "abortMemberCalls");
  member.askToLogOut();
  await vi.waitFor(() => expect(member.logout.getState()).toEqual({ at: "idle" }));
  expect(abort).toHaveBeenCalledOnce();
});

it("[AUTH-90] the member's data is removed from the page's memory", async () => {
  const { member } = fakeMember();
  const { queryClient, api } = member.ports;
  const { queryKey } = layoutQuery(api, member.session.current());
  await member.layout.refresh();
  expect(queryClient.getQueryData(queryKey)?.cash).toBe("9214.05");

  member.askToLogOut();
  await vi.waitFor(() => expect(member.session.current().role).toBe("visitor"));
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});

it("[API-18] a refused token logs out within 2 s without channel or event, and without a call", async () => {
  const { member, clock, log } = fakeMember({ channel: never });
  for (let times = 0; times < 5; times++) member.logout.send({ type: "token-refused" });

  await clock.pass(1_999);
  expect(member.session.current().role).toBe("member");
  await clock.pass(1);
  expect(member.session.current().role).toBe("visitor");
  expect(log).toEqual(["quit game", ...left]);
});

it("[API-18] a refused token logs out at once if the channel is there", async () => {
  const { member, log } = fakeMember();
  member.logout.send({ type: "token-refused" });
  await vi.waitFor(() => expect(member.session.current().role).toBe("visitor"));
  expect(log).toEqual(["quit game", ...left]);
});

it("a logout in another tab clears this page and keeps storage as that tab left it", () => {
  const { member, log } = fakeMember();
  const { local } = member.ports;
  local?.setItem(localKeys.memberId, "8");
  local?.setItem(localKeys.token, "s2.other");
  expect(member.session.token()).toBe("s2.other");

  expect(log).toEqual(["quit game", ...left]);
  expect(member.session.member()?.memberId).toBe(8);
});

it("a member who logs in in another tab while a refused token settles stays logged in", async () => {
  const { member, clock, log } = fakeMember({ channel: never });
  const { local } = member.ports;
  member.logout.send({ type: "token-refused" });
  await clock.pass(1_999);
  // The browser notifies this tab a moment later.
  local?.setItem(localKeys.memberId, "8");
  local?.setItem(localKeys.token, "s2.other");
  await clock.pass(1);

  expect(local?.getItem(localKeys.token)).toBe("s2.other");
  expect(member.session.member()?.memberId).toBe(8);
  expect(log).toEqual(["quit game", ...left]);
});

it("a member who logs in in another tab while the platform is told of the logout stays logged in", async () => {
  let answer = (_reply: { data: unknown }) => {};
  const logout = () => new Promise<{ data: unknown }>((resolve) => (answer = resolve));
  const { member, log } = fakeMember({ replies: { "/logout": logout } });
  const { local } = member.ports;
  member.askToLogOut();
  await vi.waitFor(() => expect(log).toContain("/logout with s1.secret"));
  local?.setItem(localKeys.memberId, "8");
  local?.setItem(localKeys.token, "s2.other");
  answer({ data: null });
  await vi.waitFor(() => expect(member.logout.getState()).toEqual({ at: "idle" }));

  expect(local?.getItem(localKeys.token)).toBe("s2.other");
  expect(member.session.member()?.memberId).toBe(8);
});

it("a logout asks first if the platform says that a game is open elsewhere", async () => {
  const playing = {
    data: {
      member_common_layout: { id: 7, member_currency: "USD", member_cash: "1.00", is_playing: 1 },
    },
  };
  const { member } = fakeMember({ replies: { "/member/profile/common/layout": () => playing } });
  await member.layout.refresh();
  member.askToLogOut();
  expect(member.logout.getState()).toEqual({ at: "asking" });
});
