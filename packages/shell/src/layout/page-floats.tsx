import { useWords } from "@naluma/i18n/react";
import { Floats } from "@naluma/lobby";
import { useCustomerService } from "../site-detail/use-customer-service.ts";
import { words } from "../words.ts";

/** What floats over every page of the lobby. */
export function PageFloats() {
  const t = useWords(words);
  const href = useCustomerService();
  const service = href && {
    href,
    name: t("shell.customer_service"),
    caption: t("shell.service"),
  };
  return <Floats service={service || undefined} />;
}
