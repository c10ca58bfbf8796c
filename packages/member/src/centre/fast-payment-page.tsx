import { useWords } from "@naluma/i18n/react";
import { useLayout } from "../layout/use-layout.ts";
import { restWords } from "../words.rest.ts";
import { CentrePart, QueryBoundary, AskService, type CentrePageProps } from "./centre-part.tsx";
import { PayIn } from "./pay-in.tsx";

/** /fastPayment: for members whose agent handles their payments; all others get the usual deposit page. */
export function FastPaymentPage({ service }: CentrePageProps) {
  const t = useWords(restWords);
  return (
    <CentrePart title="centre.fast">
      <QueryBoundary of={useLayout()}>
        {({ agentFastPayment }) => (
          <>
            <p className="card mc-t">{agentFastPayment ? t("fast.agent") : t("fast.none")}</p>
            {agentFastPayment && <AskService service={service} />}
            <PayIn service={agentFastPayment ? undefined : service} />
          </>
        )}
      </QueryBoundary>
    </CentrePart>
  );
}
