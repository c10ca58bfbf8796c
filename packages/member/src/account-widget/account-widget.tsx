import { useWords } from "@naluma/i18n/react";
import type { SignedIn } from "@naluma/site/who";
import { Button } from "@naluma/ui/button";
import { useStore } from "jotai";
import { useSyncExternalStore, type ComponentType } from "react";
import { openLogin } from "../login/open-login.ts";
import { useSession } from "../use-member.ts";
import { words } from "../words.ts";

export interface AccountWidgetProps {
  /** The part for a member, which the shell composes from the features. */
  MemberPart: ComponentType<{ who: SignedIn }>;
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

interface VisitorPartProps {
  onLogIn: () => void;
  onRegister: () => void;
}

/** The buttons that a visitor sees in place of the balance. */
function VisitorPart({ onLogIn, onRegister }: VisitorPartProps) {
  const t = useWords(words);
  return (
    <div className="visitor-actions">
      <Button look="line" onClick={onLogIn}>
        {t("login.title")}
      </Button>
      <Button look="primary" onClick={onRegister}>
        {t("account.register")}
      </Button>
    </div>
  );
}
