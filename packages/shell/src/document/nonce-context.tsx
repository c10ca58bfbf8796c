import { createContext } from "react";

/** Only known on the server: browsers hide nonces from the markup. */
export const NonceContext = createContext<string | undefined>(undefined);
