import type { SignedIn } from "@naluma/site/who";
import { useStore } from "jotai";
import { type ComponentType, useSyncExternalStore } from "react";
import { openLogin } from "../login/open-login.ts";
import { useSession } from "../use-session.ts";
import { VisitorPart } from "./visitor-part.tsx";

export interface AccountWidgetProps {
  /** The part for a member, which the shell composes from the features. */
  MemberPart: ComponentType<{ who: SignedIn }>;
  /** Called when a visitor presses the registration button. */
  onRegister: () => void;
}

interface Props extends AccountWidgetProps {
  /** A placeholder of the same size as the member's part, which replaces it. */
  Outline: ComponentType;
}

/**
 * The login buttons or the member's part. Until the session is known, both are rendered and the style sheet shows one.
 */
export function AccountWidgetOf({ MemberPart, Outline, onRegister }: Props) {
  const { who, logIn } = useAccountWidget();
  if (who !== "unknown" && who !== "visitor") return <MemberPart who={who} />;
  // The buttons must stay mounted: if others replaced them, a press in progress would be lost.
  return (
    <>
      <div className="for-visitor">
        <VisitorPart onLogIn={logIn} onRegister={onRegister} />
      </div>
      {who === "unknown" ? <Outline /> : null}
    </>
  );
}

interface AccountWidget {
  /** Unknown on the server and during hydration; the style sheet then decides which part is visible. */
  readonly who: "unknown" | "visitor" | SignedIn;
  logIn(): void;
}

const never = () => () => {};

function useAccountWidget(): AccountWidget {
  const store = useStore();
  const who = useSession();
  const known = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return {
    who: known ? (who.role === "member" ? who : "visitor") : "unknown",
    logIn: () => openLogin(store),
  };
}
