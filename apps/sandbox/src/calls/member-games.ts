import { and, desc, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import { favourite, lastPlayed } from "../ground/db/schema.ts";
import { empty, flag, id, nothing } from "../ground/values.ts";
import type { Services } from "../services.ts";
import { done } from "../wire/answer.ts";
import { memberCall, type MemberAsk } from "../wire/call.ts";

type Needs = Pick<Services, "catalogue" | "clock" | "db">;

/** The list shows the newest of them; the rest is history. */
const shownLast = 50;

const lastPlayingGame = memberCall({
  path: "/api/arks/web/member-games/last-playing-game",
  operationId: "listLastPlayed",
  tag: "Lobby",
  body: empty,
  data: v.object({ list: v.array(id) }),
  run: async ({ services, holder }: MemberAsk<Needs>) => {
    const rows = await services.db
      .select({ gameId: lastPlayed.gameId })
      .from(lastPlayed)
      .where(eq(lastPlayed.memberId, holder.member.id))
      .orderBy(desc(lastPlayed.at))
      .limit(shownLast);
    return done({ list: rows.map(({ gameId }) => gameId) });
  },
});

const storeFavourite = memberCall({
  path: "/api/arks/web/member-games/favorite/store",
  operationId: "storeFavourites",
  tag: "Lobby",
  body: v.strictObject({
    data: v.pipe(
      v.array(v.strictObject({ game_id: id, status: flag })),
      v.minLength(1),
      v.maxLength(100),
    ),
  }),
  data: nothing,
  run: async ({ services, holder }: MemberAsk<Needs>, { data }) => {
    const memberId = holder.member.id;
    // The last entry for a game wins. Unknown ids are skipped, because a catalogue may shrink.
    const last = new Map(data.map(({ game_id, status }) => [game_id, status]));
    const known = [...last].filter(([gameId]) => services.catalogue.gameById(gameId));
    const wanted = known.flatMap(([gameId, status]) => (status === 1 ? [gameId] : []));
    const dropped = known.flatMap(([gameId, status]) => (status === 0 ? [gameId] : []));
    await services.db.transaction(async (tx) => {
      if (dropped.length > 0)
        await tx
          .delete(favourite)
          .where(and(eq(favourite.memberId, memberId), inArray(favourite.gameId, dropped)));
      if (wanted.length > 0)
        await tx
          .insert(favourite)
          .values(wanted.map((gameId) => ({ memberId, gameId, at: services.clock() })))
          .onConflictDoNothing();
    });
    return done();
  },
});

export const memberGameCalls = [lastPlayingGame, storeFavourite];
