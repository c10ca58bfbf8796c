import { useApi } from "@naluma/api-client/react";
import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { Skeleton } from "@naluma/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { agreementsQuery } from "../settings/register-settings.api.ts";
import { restWords } from "../words.rest.ts";

export interface AgreementTextProps {
  /** Renders the operator's HTML; this belongs to another feature. */
  AgreementText: ComponentType<{ html: string }>;
}

interface AgreementDialogProps extends AgreementTextProps {
  onAccept: () => void;
  onClose: () => void;
}

/** The agreement for new members, over the form, which keeps its input (REG-05, REG-06). */
export default function AgreementDialog(props: AgreementDialogProps) {
  const { onAccept, onClose } = props;
  const t = useWords(restWords);
  const isSheet = useSite().template === "mobile";
  return (
    <Dialog
      open
      onClose={onClose}
      as={isSheet ? "sheet" : "modal"}
      band="confirm"
      width="wide"
      className="agreement"
      title={t("register.agreement_title")}
      closeLabel={t("register.close")}
      footer={
        <Button
          look="primary"
          block
          onClick={() => {
            onAccept();
            onClose();
          }}
        >
          {t("register.accept")}
        </Button>
      }
    >
      <Texts {...props} />
    </Dialog>
  );
}

function Texts({ AgreementText }: AgreementTextProps) {
  const t = useWords(restWords);
  const { siteId } = useSite().settings;
  const { data, isPending, isError, isFetching, refetch } = useQuery(
    agreementsQuery(useApi(), siteId),
  );
  if (isPending)
    return (
      <div className="agreement-skeleton">
        <output className="visually-hidden">{t("register.agreement_loading")}</output>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    );
  if (isError)
    return (
      <ErrorNotice
        text={t("register.agreement_failed")}
        retry={{
          label: t("register.retry"),
          onRetry: () => void refetch(),
          busy: isFetching,
        }}
      />
    );
  if (data.length === 0) return <p>{t("register.agreement_empty")}</p>;
  return data.map(({ title, content }, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- texts have no identity but their place
    <section key={place}>
      {title !== "" && <h3>{title}</h3>}
      <AgreementText html={content} />
    </section>
  ));
}
