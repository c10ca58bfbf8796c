import { useCallback } from "react";
import { useApp } from "../app/use-app.ts";
import { useCustomerService } from "../site-detail/use-customer-service.ts";

/** Opens customer service in a new window; does nothing if the site has none. */
export function useAskService(): () => void {
  const { navigate } = useApp();
  const address = useCustomerService();
  return useCallback(() => {
    if (address) navigate(address, { external: "new window" });
  }, [address, navigate]);
}
