import { member } from "../ground/db/schema.ts";
import type { StartedSandbox } from "./started.ts";

export interface LoggedIn {
  readonly token: string;
  readonly memberId: number;
}

/** New members of site 1 in dollars, logged in without a password, because fifty hashes would take too long. */
export const manyMembers = async (
  { services: { db, sessions, clock } }: StartedSandbox,
  name: string,
  many: number,
): Promise<readonly LoggedIn[]> =>
  db.transaction(async (tx) => {
    const made = await tx
      .insert(member)
      .values(
        Array.from({ length: many }, (_, place) => ({
          siteId: 1,
          account: `${name}${place}`,
          passwordHash: "",
          currency: "USD",
          state: "active" as const,
          facts: {},
          createdAt: clock(),
        })),
      )
      .returning({ id: member.id });
    const members: LoggedIn[] = [];
    for (const { id } of made) {
      const { token } = await sessions.begin(tx, id);
      members.push({ token, memberId: id });
    }
    return members;
  });
