import { useWords } from "@naluma/i18n/react";
import { buttonClass } from "@naluma/ui/button-class";
import { Table } from "@naluma/ui/table";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { QueryBoundary } from "../centre/centre-part.tsx";
import { useLayout } from "../layout/use-layout.ts";
import { restWords } from "../words.rest.ts";
import { addressOf } from "./agent-menu.ts";
import { useAgentStatus } from "./use-agent-centre.ts";

interface Props {
  /** Renders the operator's HTML. */
  view: (html: string, under: 1) => ReactNode;
}

/** What agents earn, in the operator's own text. */
export function Plan({ view }: Props) {
  const t = useWords(restWords);
  const layout = useLayout().data;
  return (
    <QueryBoundary of={useAgentStatus()}>
      {({ plan, levels, state }) => (
        <>
          <div className="card mc-t">{view(plan, 1)}</div>
          {levels.length > 0 && (
            <Table
              label={t("agents.levels")}
              rows={levels}
              keyOf={({ level }) => level}
              columns={[
                {
                  key: "level",
                  name: t("agents.agent_level"),
                  cell: ({ level, name }) =>
                    state === "agent" && level === layout?.agentLevel
                      ? t("agents.your_level", { name })
                      : name,
                },
                {
                  key: "share",
                  name: t("agents.share"),
                  cell: ({ share }) => `${share}%`,
                  isNumber: true,
                },
              ]}
            />
          )}
          {state === "open" && <ToRegistration />}
        </>
      )}
    </QueryBoundary>
  );
}

export function Agreement({ view }: Props) {
  return (
    <QueryBoundary of={useAgentStatus()}>
      {({ agreement, state }) => (
        <>
          <div className="card mc-t">{view(agreement, 1)}</div>
          {state === "open" && <ToRegistration />}
        </>
      )}
    </QueryBoundary>
  );
}

function ToRegistration() {
  const t = useWords(restWords);
  return (
    <Link className={buttonClass({ look: "primary" })} to={addressOf("Register")}>
      {t("agents.become")}
    </Link>
  );
}
