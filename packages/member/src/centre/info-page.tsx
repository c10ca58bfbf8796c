import { useLocale, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Suspense, type ReactNode } from "react";
import { useProfile } from "../layout/use-profile.ts";
import { useSession } from "../use-member.ts";
import { restWords } from "../words.rest.ts";
import {
  CentrePart,
  QueryBoundary,
  AskService,
  Skeletons,
  type CentrePageProps,
} from "./centre-part.tsx";
import { demoRows, profileRows, type ProfileRow } from "./profile-rows.ts";

interface InfoPageProps extends CentrePageProps {
  /** The account's security settings, from another feature. */
  children?: ReactNode;
}

/** /user/Info: the member's profile on the platform. */
export function InfoPage({ service, children }: InfoPageProps) {
  const t = useWords(restWords);
  const locale = useLocale();
  const who = useSession();
  const profile = useProfile();
  const hasWithdrawPasswords = useSite().settings.capabilities.includes("withdrawPassword");
  return (
    <CentrePart title="centre.info">
      <div className="centre-columns">
        <div className="card centre-card">
          {who.role === "member" && who.demo ? (
            <Rows rows={demoRows(who)} />
          ) : (
            <QueryBoundary of={profile} room={<Skeletons />}>
              {(read) => (
                <Rows
                  rows={profileRows(read, locale)}
                  withdrawPassword={hasWithdrawPasswords ? read.hasWithdrawPassword : undefined}
                />
              )}
            </QueryBoundary>
          )}
          <p className="muted">{t("info.change")}</p>
          <AskService service={service} />
        </div>
        <Suspense>{children}</Suspense>
      </div>
    </CentrePart>
  );
}

function Rows({
  rows,
  withdrawPassword,
}: {
  rows: readonly ProfileRow[];
  withdrawPassword?: boolean | undefined;
}) {
  const t = useWords(restWords);
  return (
    <dl className="centre-details">
      {rows.map(({ label, value }) => {
        const name = "id" in label ? t(label.id) : label.name;
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={value === "" ? "dim" : undefined}>
              {value === "" ? t("info.not_given") : value}
            </dd>
          </div>
        );
      })}
      {withdrawPassword !== undefined && (
        <div>
          <dt>{t("info.withdraw_password")}</dt>
          <dd>{withdrawPassword ? t("info.set") : t("info.not_set")}</dd>
        </div>
      )}
    </dl>
  );
}
