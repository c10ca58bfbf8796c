import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { PlayLimitsPanel } from "../play-limits/play-limits.tsx";
import { useSession } from "../use-session.ts";
import { restWords } from "../words.rest.ts";
import { AskService, CentrePart, type CentrePageProps } from "./centre-part.tsx";
import { arePlayLimitsOffered } from "./member-links.ts";

/** /user/PlayLimits: the limits that members set for their own play. */
export function PlayLimitsPage({ service }: CentrePageProps) {
  const t = useWords(restWords);
  const who = useSession();
  const isDemo = who.role === "member" && who.demo;
  const isOffered = arePlayLimitsOffered(useSite().settings) && !isDemo;
  return (
    <CentrePart title="centre.play_limits">
      {isOffered ? <PlayLimitsPanel /> : <p className="card mc-t">{t("play_limits.none")}</p>}
      <AskService service={service} />
    </CentrePart>
  );
}
