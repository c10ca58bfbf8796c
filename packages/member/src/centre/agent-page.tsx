import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { buttonClass } from "@naluma/ui/button";
import { Link, useLocation } from "react-router";
import { agentRole } from "../layout/agent-role.ts";
import { useLayout } from "../layout/use-layout.ts";
import { useAgentLevelName } from "../rights/use-rights.ts";
import { CentrePart, QueryBoundary, AskService, type CentrePageProps } from "./centre-part.tsx";
import { agentPath, isLinkHidden, memberPaths } from "./member-links.ts";
import { centreWords } from "./words.ts";

/** /proxy, and /proxy?page=Register: where the member stands as an agent. */
export function AgentPage({ service }: CentrePageProps) {
  const { search } = useLocation();
  return new URLSearchParams(search).get("page") === "Register" ? (
    <AgentRegistration service={service} />
  ) : (
    <AgentArea service={service} />
  );
}

function AgentArea({ service }: CentrePageProps) {
  const t = useWords(centreWords);
  const { settings } = useSite();
  return (
    <CentrePart title="centre.agent">
      <QueryBoundary of={useLayout()}>
        {(layout) => {
          const registration = agentPath(layout, settings);
          const agent = agentRole(layout);
          return agent?.isActive ? (
            <div className="card mc-t">
              <p>{t("agent.open")}</p>
              {agent.level > 0 && <AgentLevel memberType={layout.memberType} level={agent.level} />}
              <p className="muted">{t("agent.figures")}</p>
            </div>
          ) : (
            <div className="card mc-t">
              <p>{t("agent.not_open")}</p>
              {registration && (
                <Link className={buttonClass({ look: "line" })} to={registration}>
                  {t("centre.agent_register")}
                </Link>
              )}
            </div>
          );
        }}
      </QueryBoundary>
      <AskService service={service} />
    </CentrePart>
  );
}

/** By the operator's own name of it, and by its number where it has none. */
function AgentLevel({ memberType, level }: { memberType: number; level: number }) {
  const t = useWords(centreWords);
  const name = useAgentLevelName(memberType, level);
  return (
    <dl className="mc-d">
      <div>
        <dt>{t("agent.level")}</dt>
        <dd className={name ? undefined : "num"}>{name ?? level}</dd>
      </div>
    </dl>
  );
}

function AgentRegistration({ service }: CentrePageProps) {
  const t = useWords(centreWords);
  const { settings } = useSite();
  const isOffered = !isLinkHidden(settings, "applyAgent");
  return (
    <CentrePart title="centre.agent_register">
      <QueryBoundary of={useLayout()}>
        {({ agentActive }) =>
          agentActive ? (
            <div className="card mc-t">
              <p>{t("agent.open")}</p>
              <Link className={buttonClass({ look: "line" })} to={memberPaths.agent}>
                {t("centre.agent")}
              </Link>
            </div>
          ) : (
            <p className="card mc-t">{isOffered ? t("agent.apply") : t("agent.none")}</p>
          )
        }
      </QueryBoundary>
      <AskService service={service} />
    </CentrePart>
  );
}
