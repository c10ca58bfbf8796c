import { sql, type SQL } from "drizzle-orm";

/** An open game without a round for this long does not count as playing, in ms. */
export const idleAfter = 15 * 60_000;

/**
 * A member's time in games, as rows of `opened_at`, `ends_at` and `currency`. A visit ends when the game is
 * left, when its session ends, or after a long time without a round, because a forgotten window is not play.
 */
export const visits = (memberId: number, now: number): SQL => sql`
  select l.opened_at, l.currency, least(
    coalesce(l.left_at, ${now}::bigint),
    coalesce(s.ends_at, ${now}::bigint),
    ${now}::bigint,
    greatest(l.opened_at, coalesce(max(coalesce(r.ended_at, r.at)), 0)) + ${idleAfter}::bigint
  ) as ends_at
  from launch l
  left join session s on s.id = l.session_id
  left join game_round r on r.launch = l.id and r.member_id = l.member_id
  where l.member_id = ${memberId} and l.opened_at is not null
  group by l.id, s.id`;
