import { expect, it, vi } from "vitest";
import { fakeMember } from "./member.fake.ts";
import { restWords } from "./words.rest.ts";

it("pending reads for a member are aborted by the logout that follows", async () => {
  const { member, log } = fakeMember();
  expect(member.logout.getState().at).toBe("idle");
  const read = member.layout.refresh().catch(() => "given up");
  member.askToLogOut();
  expect(member.session.current().role).toBe("member");

  await vi.waitFor(() => expect(member.session.current().role).toBe("visitor"));
  expect(await read).toBe("given up");
  expect(log).toContain("go home");
});

it("the words for a logout are loaded in advance, as the network may be gone by then", () => {
  const load = vi.spyOn(restWords, "load");
  fakeMember().member.prepare();
  expect(load).toHaveBeenCalledWith("en_US");
  load.mockRestore();
});
