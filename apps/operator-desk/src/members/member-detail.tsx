import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { moneyText } from "../frame/amount.ts";
import { Moment } from "../frame/moment.tsx";
import { Read } from "../frame/read.tsx";
import { ScreenFrame } from "../frame/screen-frame.tsx";
import { SiteName } from "../site-field.tsx";
import { AccessPanel } from "./access-panel.tsx";
import { LetterPanel } from "./letter-panel.tsx";
import { MemberStateSign, MemberTables } from "./member-tables.tsx";
import { memberQuery, type MemberView } from "./members.api.ts";
import { MoneyPanel } from "./money-panel.tsx";

/** One member: their data, recent activity, and the possible actions. */
export function MemberDetail() {
  const { id = "" } = useParams();
  const found = useQuery(memberQuery(id));
  return (
    <ScreenFrame
      name={found.data ? `Member ${found.data.account}` : `Member ${id}`}
      actions={
        <div className="links">
          <Link to={`/ledger?member=${id}`}>In the ledger</Link>
          {found.data && (
            <Link to={`/audit?site_id=${found.data.site_id}&target=${found.data.account}`}>
              In the audit log
            </Link>
          )}
          <Link to="/members">All members</Link>
        </div>
      }
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

const until = (at: string | null) =>
  at === null ? (
    "no"
  ) : (
    <span>
      until <Moment at={at} />
    </span>
  );

function Facts({ member }: { member: MemberView }) {
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    ["Id", member.member_id],
    ["Site", <SiteName key="site" id={member.site_id} />],
    ["State", <MemberStateSign key="state" state={member.state} />],
    ["Main wallet", moneyText(member.cash, member.currency)],
    ["Name", member.name || "none"],
    ["Email", member.email || "none"],
    ["Phone", member.phone || "none"],
    ["Opened", <Moment key="opened" at={member.created_at} />],
    [
      "Last login",
      member.last_login_at === null ? "never" : <Moment key="login" at={member.last_login_at} />,
    ],
    ["Must change the password", member.must_change_password ? "yes" : "no"],
    ["Agent", member.is_agent ? "yes" : "no"],
    ["Time-out", until(member.time_out_until)],
    ["Self-exclusion", until(member.self_excluded_until)],
    [
      "Limits",
      member.limits.length === 0
        ? "none"
        : member.limits
            .map(({ kind, period, size }) =>
              kind === "session"
                ? `${kind} a ${period}: ${size} minutes`
                : `${kind} a ${period}: ${moneyText(size, member.currency)}`,
            )
            .join("; "),
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
