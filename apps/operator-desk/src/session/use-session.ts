import { createContext, use } from "react";
import type { Session } from "./session.api.ts";

export const SessionContext = createContext<Session>({ name: "", ends_at: "" });

/** The operator who is signed in, or was until the session ended a moment ago. */
export const useSession = (): Session => use(SessionContext);
