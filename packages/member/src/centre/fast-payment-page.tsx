import { useWords } from "@naluma/i18n/react";
import { CentrePart, Reading, ServiceLink, type CentrePageProps } from "./part.tsx";
import { PayIn } from "./pay-in.tsx";
import { useLayout } from "./use-centre.ts";
import { centreWords } from "./words.ts";

/** /fastPayment: for members whose agent takes their payments; everybody else finds the usual way. */
export function FastPaymentPage({ service }: CentrePageProps) {
  const t = useWords(centreWords);
  return (
    <CentrePart title="centre.fast">
      <Reading of={useLayout()}>
        {({ agentFastPayment }) => (
          <>
            <p className="card mc-t">{agentFastPayment ? t("fast.agent") : t("fast.none")}</p>
            {agentFastPayment && <ServiceLink service={service} />}
            <PayIn service={agentFastPayment ? undefined : service} />
          </>
        )}
      </Reading>
    </CentrePart>
  );
}
