import { useCallback } from "react";
import { useCustomerService } from "../site-detail/use-customer-service.ts";

/** Opens customer service in a window of its own; nothing where the site has none. */
export function useAskService(): () => void {
  const address = useCustomerService();
  return useCallback(() => {
    if (address) window.open(address, "_blank", "noopener,noreferrer");
  }, [address]);
}
