import { createContext, use } from "react";
import type { Session } from "./session.api.ts";

export const SessionContext = createContext<Session>({ name: "", ends_at: "" });

/** Who is signed in, or was until a moment ago. */
export const useSession = (): Session => use(SessionContext);
