import { isFromGateway } from "./client-address.ts";
import type { HonoContext } from "./pipeline.ts";

/**
 * The country that the visitor asks from, as two letters, or ''. The gateway says it, where something in front of it knows;
 * in the mode for tests anybody may.
 */
export const visitorCountry = (
  c: HonoContext,
  {
    gatewaySecret,
    testMode,
  }: { readonly gatewaySecret: string | undefined; readonly testMode: boolean },
): string => {
  const said =
    (testMode ? c.req.header("x-test-country") : undefined) ??
    (isFromGateway(c, gatewaySecret) ? c.req.header("x-naluma-country") : undefined);
  return said !== undefined && /^[A-Z]{2}$/.test(said) ? said : "";
};
