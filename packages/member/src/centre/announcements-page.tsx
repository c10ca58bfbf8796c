import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { restWords } from "../words.rest.ts";
import { CentrePart } from "./centre-part.tsx";
import { isLinkHidden, memberPaths } from "./member-links.ts";

/** /user/Announcement; `children` is the operator's public announcements. */
export function AnnouncementsPage({ children }: { children: ReactNode }) {
  const t = useWords(restWords);
  const { settings } = useSite();
  const isBankHidden =
    isLinkHidden(settings, "announcement_bank") || isLinkHidden(settings, "BindAccount");
  return (
    <CentrePart title="centre.announcements">
      {children}
      {!isBankHidden && <Link to={memberPaths.bank}>{t("bank.bind")}</Link>}
    </CentrePart>
  );
}
