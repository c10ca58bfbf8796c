import { Floats } from "@naluma/content";
import { useWords } from "@naluma/i18n/react";
import { Contained } from "@naluma/ui/contained";
import { useMemo } from "react";
import { useMemberFloats } from "../app/use-member-floats.ts";
import { useCustomerService } from "../site-detail/use-customer-service.ts";
import { words } from "../words.ts";

/** What floats over every page of the lobby. */
export function PageFloats() {
  const t = useWords(words);
  const href = useCustomerService();
  const [name, caption] = [t("shell.customer_service"), t("shell.service")];
  const service = useMemo(
    () => (href ? { href, name, caption } : undefined),
    [href, name, caption],
  );
  return (
    <Contained>
      <Floats service={service} useFirst={useMemberFloats} />
    </Contained>
  );
}
