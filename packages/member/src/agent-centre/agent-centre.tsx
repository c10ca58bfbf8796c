import { useWords } from "@naluma/i18n/react";
import { signOf } from "@naluma/site/currency";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { AmountField, TextField } from "@naluma/ui/field";
import { FormFoot } from "@naluma/ui/form-foot";
import { QrCode } from "@naluma/ui/qr-code";
import { useCopy } from "@naluma/ui/use-copy";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import {
  AskService,
  CentrePart,
  OperatorPage,
  QueryBoundary,
  TargetLink,
  type CentrePageProps,
} from "../centre/centre-part.tsx";
import { pageTarget } from "../centre/menu.ts";
import { agentRole, type Layout } from "../layout/layout.ts";
import { useLayout } from "../layout/use-layout.ts";
import { useAgentLevelName } from "../rights/use-rights.ts";
import { useMemberId } from "../use-member.ts";
import { restWords } from "../words.rest.ts";
import { agentPageAt, agentTitle, type AgentPageName } from "./agent-menu.ts";
import { Agreement, Plan, Registration } from "./programme.tsx";
import { Report } from "./report-view.tsx";
import { useTransfer } from "./use-agent-centre.ts";

interface Props extends CentrePageProps {
  /** Renders the operator's HTML; this belongs to another feature. */
  view: (html: string, under: 1) => ReactNode;
}

/** /proxy: the page depends on the address and on the member's role. */
export default function AgentCentre({ service, view }: Props) {
  const { search } = useLocation();
  const { settings } = useSite();
  const layout = useLayout();
  const page = layout.data && agentPageAt(search, layout.data, settings);
  const title = agentTitle(search, layout.data, settings);
  return (
    <CentrePart key={title} title={title}>
      <QueryBoundary of={layout}>
        {(known) =>
          page === undefined || page === "home" ? (
            <OperatorPage page="ProxyCenter" instead={<Home layout={known} />} />
          ) : (
            <OperatorPage page={page} instead={<Content of={page} view={view} />} />
          )
        }
      </QueryBoundary>
      <AskService service={service} />
    </CentrePart>
  );
}

function Content({ of, view }: { of: AgentPageName; view: Props["view"] }) {
  switch (of) {
    case "Plan":
      return <Plan view={view} />;
    case "Agreement":
      return <Agreement view={view} />;
    case "Register":
      return <Registration />;
    case "DownlineInfo":
      return <Report key={of} name="downline" />;
    case "Promotion":
      return <Promotion />;
    case "OperationTable":
      return <Report key={of} name="operation" />;
    case "StratifiedTable":
      return <Report key={of} name="stratified" />;
    case "Transfer":
      return <Transfer />;
    case "PerformanceSettlement":
      return <Report key={of} name="settlement" />;
  }
}

/** An agent's own page: the role and, where the operator reports it, the downline. */
function Home({ layout }: { layout: Layout }) {
  const t = useWords(restWords);
  const hasReports = useSite().settings.capabilities.includes("agents");
  const agent = agentRole(layout);
  return (
    <>
      <div className="card centre-card">
        <p>{t("agents.active_account")}</p>
        {agent && agent.level > 0 && (
          <AgentLevel memberType={layout.memberType} level={agent.level} />
        )}
        {!hasReports && <p className="muted">{t("agents.elsewhere")}</p>}
      </div>
      {hasReports && <Report name="downline" />}
    </>
  );
}

/** Shows the operator's name for the level, or its number if it has no name. */
function AgentLevel({ memberType, level }: { memberType: number; level: number }) {
  const t = useWords(restWords);
  const name = useAgentLevelName(memberType, level);
  return (
    <dl className="centre-details">
      <div>
        <dt>{t("agents.agent_level")}</dt>
        <dd className={name ? undefined : "number"}>{name ?? level}</dd>
      </div>
    </dl>
  );
}

/** The link that adds players to the agent's downline, to copy or to scan. */
function Promotion() {
  const memberId = useMemberId();
  return memberId === undefined ? null : (
    <LinkToShare to={promotionLink(location.origin, memberId)} />
  );
}

function LinkToShare({ to }: { to: string }) {
  const t = useWords(restWords);
  const { outcome, copy } = useCopy(to);
  return (
    <div className="card centre-card agent-card">
      <p>{t("agents.link_text")}</p>
      <TextField
        label={t("agents.your_link")}
        value={to}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        // Selected on click, because the click that moves the focus would then place the caret.
        onClick={({ currentTarget }) => currentTarget.select()}
      />
      <Button look="primary" onClick={copy}>
        {t("agents.copy")}
      </Button>
      <output>
        {outcome !== "none" && t(outcome === "copied" ? "agents.copied" : "agents.copy_failed")}
      </output>
      <QrCode text={to} label={t("agents.qr")} />
    </div>
  );
}

/** The site's address with the agent, who is the introducer of those who register there (REG-15). */
const promotionLink = (origin: string, memberId: number): string => `${origin}/?id=${memberId}`;

/** Sends money from the agent's main wallet to a member of the downline. */
function Transfer() {
  return (
    <QueryBoundary of={useLayout()}>{({ currency }) => <Form currency={currency} />}</QueryBoundary>
  );
}

function Form({ currency }: { currency: string }) {
  const { settings } = useSite();
  const { t, form, busy, submit, sent, refusal, isUnsure } = useTransfer(currency);
  const account = form.errorOf("account");
  const amount = form.errorOf("amount");
  const sign = signOf(currency, settings.describedCurrencies) ?? currency;
  return (
    <form className="card centre-card agent-card" {...form.form({ onSubmit: submit, busy })}>
      <p>{t("agents.transfer_text")}</p>
      <TextField
        label={t("agents.receiver")}
        {...form.text("account")}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={account && t(account)}
      />
      <AmountField
        label={t("agents.amount")}
        unit={sign}
        {...form.text("amount")}
        error={amount && t(amount)}
      />
      <FormFoot count={form.count} words={(count) => t("agents.to_correct", { count })}>
        <Button type="submit" look="primary" busy={busy}>
          {t("agents.send")}
        </Button>
      </FormFoot>
      <output>
        {sent && <span>{sent}</span>}
        {refusal && !busy && <span>{isUnsure ? t("agents.unsure") : refusal.message}</span>}
      </output>
      {sent && <ToRecords />}
    </form>
  );
}

/** The transfer is among the money records, unless the operator keeps these elsewhere. */
function ToRecords() {
  const t = useWords(restWords);
  const { settings } = useSite();
  const to = pageTarget("Transaction", settings);
  if (to === undefined) return null;
  return (
    <TargetLink to={settings.pages.Transaction ?? `${to}?list=money`}>
      {t("agents.see_records")}
    </TargetLink>
  );
}
