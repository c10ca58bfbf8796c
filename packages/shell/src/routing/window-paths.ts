/** Pages that live in small windows which the lobby opened (ROUTE-18 to ROUTE-20, ROUTE-35). */
export const windowPaths: readonly string[] = ["/loading", "/close", "/authCallback"];
