import type { SignedIn } from "@naluma/site/who";
import { useStore } from "jotai";
import { type ComponentType, useSyncExternalStore } from "react";
import { openLogin } from "../login/open-login.ts";
import { useSession } from "../use-session.ts";
import { VisitorPart } from "./visitor-part.tsx";

export interface AccountWidgetProps {
  /** What a member has there: the shell puts it together from the features. */
  MemberPart: ComponentType<{ who: SignedIn }>;
  /** A visitor wants an account. */
  onRegister: () => void;
}

interface Props extends AccountWidgetProps {
  /** As large as the member's part, which takes its place. */
  Outline: ComponentType;
}

/** The ways in, or what a member has there; both until it is known who is looking, and the style sheet shows one. */
export function AccountWidgetOf({ MemberPart, Outline, onRegister }: Props) {
  const { who, logIn } = useAccountWidget();
  if (who !== "unknown" && who !== "visitor") return <MemberPart who={who} />;
  // The same buttons before and after: one that took its place would lose the press that is under way.
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
  /** Unknown on the server and while the page hydrates: then the style sheet decides which is seen. */
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
