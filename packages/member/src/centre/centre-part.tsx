import { useWords } from "@naluma/i18n/react";
import { innerPath } from "@naluma/site/address";
import type { PageName } from "@naluma/site/named-pages";
import { useSite } from "@naluma/site/use-site";
import { buttonClass } from "@naluma/ui/button-class";
import { Contained } from "@naluma/ui/contained";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { isPlainPress } from "@naluma/ui/is-plain-press";
import { ServiceLink } from "@naluma/ui/service-link";
import { Skeleton } from "@naluma/ui/skeleton";
import { Suspense, type ReactNode } from "react";
import { Link } from "react-router";
import { useSession } from "../use-member.ts";
import { restWords, type RestMessageId } from "../words.rest.ts";
import { pageTarget } from "./menu.ts";
import { useHeadingFocus } from "./use-heading-focus.ts";

export interface CentrePageProps {
  /** A link to customer service, unless the site has none. */
  service?: string | undefined;
}

/** A page of the member centre with its one heading. */
export function CentrePart({ title, children }: { title: RestMessageId; children: ReactNode }) {
  const t = useWords(restWords);
  return (
    <section className="centre-page">
      <h1 ref={useHeadingFocus()} tabIndex={-1}>
        {t(title)}
      </h1>
      {/* Suspending for the texts must not hide the heading, which would lose the focus. */}
      <Suspense fallback={outline}>
        <Card>{children}</Card>
      </Suspense>
    </section>
  );
}

/** An error boundary of its own, so that the rest of the page stays usable. */
export function Card({ children }: { children: ReactNode }) {
  const t = useWords(restWords);
  return (
    <Contained
      renderInstead={(again) => (
        <ErrorNotice
          text={t("centre.broken")}
          retry={{ label: t("centre.try_again"), onRetry: again }}
        />
      )}
    >
      {children}
    </Contained>
  );
}

/** A link to customer service, for pages that cannot do something themselves. */
export function AskService({ service }: CentrePageProps) {
  const t = useWords(restWords);
  return service && <ServiceLink href={service}>{t("centre.service")}</ServiceLink>;
}

interface TargetLinkProps {
  /** A path of ours, or an address of the operator's. */
  to: string;
  className?: string | undefined;
  isCurrent?: boolean;
  onChosen?: (() => void) | undefined;
  children: ReactNode;
}

/** A link in the window of a member's pages. The operator's page is not told where its player came from. */
export function TargetLink({ to, className, isCurrent, onChosen, children }: TargetLinkProps) {
  const current = isCurrent ? "page" : undefined;
  if (innerPath(to) !== undefined)
    return (
      <Link className={className} to={to} aria-current={current} onClick={onChosen}>
        {children}
      </Link>
    );
  return (
    <a
      className={className}
      href={to}
      rel="noopener noreferrer"
      onClick={(event) => {
        // `noopener` is for new windows only; this one was opened by the lobby.
        if (isPlainPress(event.nativeEvent)) window.opener = null;
        onChosen?.();
      }}
    >
      {children}
    </a>
  );
}

interface NamedLinkProps extends Omit<TargetLinkProps, "to"> {
  page: PageName;
}

/** A link to one of the member's pages, if the site has it. */
export function NamedLink({ page, ...props }: NamedLinkProps) {
  const to = pageTarget(page, useSite().settings);
  return to === undefined ? null : <TargetLink {...props} to={to} />;
}

/** Stands in for a page of ours that the operator has elsewhere, for players who come by our address of it. */
export function OperatorPage({ page, instead }: { page: PageName; instead: ReactNode }) {
  const t = useWords(restWords);
  const address = useSite().settings.pages[page];
  if (address === undefined) return instead;
  return (
    <div className="card centre-card">
      <p>{t("centre.elsewhere")}</p>
      <TargetLink className={buttonClass({ look: "primary" })} to={address}>
        {t("centre.open_page")}
      </TargetLink>
    </div>
  );
}

interface Read<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  refetch(): unknown;
}

/** A placeholder for content that has its own card. */
export const Skeletons = () => (
  <div className="centre-skeleton" aria-busy="true">
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
);

const outline = (
  <div className="card">
    <Skeletons />
  </div>
);

/** Shows the data, a placeholder while it loads, or an error with a retry button. */
export function QueryBoundary<Data>({
  of: { data, isError, isFetching, refetch },
  room = outline,
  children,
}: {
  of: Read<Data>;
  /** Shown until the data has loaded. */
  room?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const t = useWords(restWords);
  if (data !== undefined) return children(data);
  if (isError)
    return (
      <ErrorNotice
        text={t("centre.failed")}
        retry={{
          label: t("centre.try_again"),
          busy: isFetching,
          onRetry: () => void refetch(),
        }}
      />
    );
  return room;
}

/** Identifies the member; `children` is the balance of the main wallet. */
export function MemberBadge({ children }: { children: ReactNode }) {
  const who = useSession();
  if (who.role !== "member") return null;
  return (
    <p className="centre-member">
      <b translate="no">{who.account}</b>
      {children}
    </p>
  );
}
