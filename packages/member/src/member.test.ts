import { expect, it, vi } from "vitest";
import * as parts from "./member-parts.ts";
import { fakeMember } from "./member.fake.ts";
import { createMember } from "./member.ts";
import { restWords } from "./words.rest.ts";

const loading = () => {
  const page = fakeMember();
  const chunk = Promise.withResolvers<typeof parts>();
  const asked = { times: 0 };
  const member = createMember(page.member.ports, () => {
    asked.times += 1;
    return chunk.promise;
  });
  return { ...page, member, chunk, asked };
};
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

it("what is asked before the member's chunk is here happens in order when it is", async () => {
  const { member, chunk, asked, log } = loading();
  expect(member.logout.getState().at).toBe("idle");
  const read = member.layout.refresh().catch(() => "given up");
  member.askToLogOut();
  expect(member.session.current().role).toBe("member");

  chunk.resolve(parts);
  await vi.waitFor(() => expect(member.session.current().role).toBe("visitor"));
  expect(asked.times).toBe(1);
  // The logout came after it: what is being read is given up by it.
  expect(await read).toBe("given up");
  expect(log).toContain("go home");
});

it("a chunk that could not be fetched is fetched again", async () => {
  const { member, chunk, asked } = loading();
  member.prepare();
  chunk.reject(new Error("offline"));
  await settled();
  member.prepare();
  expect(asked.times).toBe(2);
});

it("the words of a logout are there before it is asked for: the network may be gone by then", () => {
  const load = vi.spyOn(restWords, "load");
  fakeMember().member.prepare();
  expect(load).toHaveBeenCalledWith("en_US");
  load.mockRestore();
});
