import { useWords } from "@naluma/i18n/react";
import { Contained } from "@naluma/ui/contained";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { ServiceLink } from "@naluma/ui/service-link";
import { Skeleton } from "@naluma/ui/skeleton";
import { Suspense, type ReactNode } from "react";
import { useSession } from "../use-member.ts";
import { restWords, type RestMessageId } from "../words.rest.ts";
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
