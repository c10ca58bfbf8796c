import { formatTime } from "@naluma/i18n/dates";
import { useLocale, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { buttonClass } from "@naluma/ui/button-class";
import { Check } from "@naluma/ui/field";
import { useForm } from "@naluma/ui/form";
import { Table } from "@naluma/ui/table";
import type { ReactNode } from "react";
import { NamedLink, QueryBoundary } from "../centre/centre-part.tsx";
import { isLinkHidden } from "../centre/member-links.ts";
import { useLayout } from "../layout/use-layout.ts";
import { restWords, type RestMessageId } from "../words.rest.ts";
import type { AgentStatus } from "./agent-centre.api.ts";
import { useAgentStatus, useApplication } from "./use-agent-centre.ts";

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
          <div className="card centre-card">{view(plan, 1)}</div>
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
          <div className="card centre-card">{view(agreement, 1)}</div>
          {state === "open" && <ToRegistration />}
        </>
      )}
    </QueryBoundary>
  );
}

function ToRegistration() {
  const t = useWords(restWords);
  return (
    <NamedLink page="Register" className={buttonClass({ look: "primary" })}>
      {t("agents.become")}
    </NamedLink>
  );
}

/** Depending on the member's state: the application form, its progress, a refusal, or the agent account. */
export function Registration() {
  const t = useWords(restWords);
  const { settings } = useSite();
  return (
    <QueryBoundary of={useLayout()}>
      {({ agentActive }) => {
        if (agentActive) return <AgentAlready />;
        if (isLinkHidden(settings, "applyAgent"))
          return <p className="card centre-card">{t("agents.unavailable")}</p>;
        return <Applying />;
      }}
    </QueryBoundary>
  );
}

function AgentAlready() {
  const t = useWords(restWords);
  return (
    <div className="card centre-card">
      <p>{t("agents.active_account")}</p>
      <NamedLink page="ProxyCenter" className={buttonClass({ look: "line" })}>
        {t("agents.go")}
      </NamedLink>
    </div>
  );
}

function Applying() {
  return <QueryBoundary of={useAgentStatus()}>{(status) => <State of={status} />}</QueryBoundary>;
}

const said = {
  pending: "agents.pending",
  refused: "agents.refused",
  closed: "agents.closed",
  agent: "agents.active_account",
} as const satisfies Readonly<Record<Exclude<AgentStatus["state"], "open">, RestMessageId>>;

function State({ of: status }: { of: AgentStatus }) {
  const t = useWords(restWords);
  const { state } = status;
  if (state === "open") return <Application isAgreementHere={status.agreement !== ""} />;
  return (
    <div className="card centre-card">
      <p>{t(said[state])}</p>
      <Times of={status} />
    </div>
  );
}

function Times({ of: { appliedAt, decidedAt } }: { of: AgentStatus }) {
  const t = useWords(restWords);
  const locale = useLocale();
  if (!appliedAt) return null;
  return (
    <dl className="centre-details">
      <div>
        <dt>{t("agents.applied_at")}</dt>
        <dd>{formatTime(appliedAt, locale)}</dd>
      </div>
      {decidedAt && (
        <div>
          <dt>{t("agents.decided_at")}</dt>
          <dd>{formatTime(decidedAt, locale)}</dd>
        </div>
      )}
    </dl>
  );
}

interface Values {
  agreed: boolean;
}

/** What an applicant confirms: an agreement that can be read nowhere is not asked about. */
const confirmations = {
  withAgreement: { text: "agents.agree", missing: "agents.agree_first" },
  ofAge: { text: "agents.of_age", missing: "agents.of_age_first" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, RestMessageId>>>>;

function Application({ isAgreementHere }: { isAgreementHere: boolean }) {
  const t = useWords(restWords);
  const { settings } = useSite();
  const { state, apply } = useApplication();
  const hasAgreement = isAgreementHere || settings.pages.Agreement !== undefined;
  const { text, missing } = confirmations[hasAgreement ? "withAgreement" : "ofAge"];
  const check = ({ agreed }: Values): { agreed: RestMessageId | undefined } => ({
    agreed: agreed ? undefined : missing,
  });
  const form = useForm<Values, RestMessageId>({ initial: { agreed: false }, check });
  const wrong = form.errorOf("agreed");
  // A platform without an agent centre reports nothing more than this state.
  if (state.at === "done") return <p className="card centre-card">{t("agents.pending")}</p>;
  return (
    <form
      className="card centre-card"
      {...form.form({ onSubmit: apply, busy: state.at === "sending" })}
    >
      <p>{t("agents.not_active")}</p>
      <p>{t("agents.apply_text")}</p>
      {hasAgreement && <NamedLink page="Agreement">{t("agents.read_agreement")}</NamedLink>}
      <Check {...form.tick("agreed")} error={wrong && t(wrong)}>
        {t(text, { age: settings.minimumAge })}
      </Check>
      <Button type="submit" look="primary" busy={state.at === "sending"}>
        {t("agents.apply")}
      </Button>
      <output>{state.at === "refused" && state.refusal.message}</output>
    </form>
  );
}
