import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { Read } from "../frame/read.tsx";
import { ScreenFrame } from "../frame/screen-frame.tsx";
import { timeOf } from "../frame/time.ts";
import { AccessPanel } from "./access-panel.tsx";
import { LetterPanel } from "./letter-panel.tsx";
import { MemberStateSign } from "./member-state.tsx";
import { MemberTables } from "./member-tables.tsx";
import { memberQuery, type MemberView } from "./members.api.ts";
import { MoneyPanel } from "./money-panel.tsx";

/** One member: what is known, what happened last, and what can be done. */
export function MemberDetail() {
  const { id = "" } = useParams();
  const found = useQuery(memberQuery(id));
  return (
    <ScreenFrame
      name={found.data ? `Member ${found.data.account}` : `Member ${id}`}
      actions={<Link to="/members">All members</Link>}
    >
      <Read query={found} of="the member">
        {(member) => (
          <div className="panels" key={member.member_id}>
            <Facts member={member} />
            <MoneyPanel member={member} />
            <AccessPanel member={member} />
            <LetterPanel member={member} />
            <MemberTables member={member} />
          </div>
        )}
      </Read>
    </ScreenFrame>
  );
}

const until = (at: string | null) => (at === null ? "no" : `until ${timeOf(at)}`);

function Facts({ member }: { member: MemberView }) {
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    ["Id", member.member_id],
    ["Site", member.site_id],
    ["State", <MemberStateSign key="state" state={member.state} />],
    ["Main wallet", `${member.cash} ${member.currency}`],
    ["Name", member.name || "none"],
    ["Email", member.email || "none"],
    ["Phone", member.phone || "none"],
    ["Opened", timeOf(member.created_at)],
    ["Last login", member.last_login_at === null ? "never" : timeOf(member.last_login_at)],
    ["Must change the password", member.must_change_password ? "yes" : "no"],
    ["Agent", member.is_agent ? "yes" : "no"],
    ["Time-out", until(member.time_out_until)],
    ["Self-exclusion", until(member.self_excluded_until)],
    [
      "Limits",
      member.limits.length === 0
        ? "none"
        : member.limits.map(({ kind, period, size }) => `${kind} a ${period}: ${size}`).join("; "),
    ],
  ];
  return (
    <section className="panel card" aria-labelledby="facts">
      <h2 id="facts">Account</h2>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
