import { createContext } from "react";

/** Known on the server only: a browser hides nonces from markup. */
export const NonceContext = createContext<string | undefined>(undefined);
