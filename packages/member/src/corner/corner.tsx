import type { ComponentType } from "react";
import type { SignedIn } from "../session/who.ts";
import type { CornerPanelProps } from "./account-part.tsx";
import { useCorner } from "./use-corner.ts";
import { VisitorPart } from "./visitor-part.tsx";

interface CornerProps {
  panel: CornerPanelProps;
  MemberPart: ComponentType<CornerPanelProps & { who: SignedIn }>;
  /** As large as the member's part, which takes its place. */
  Outline: ComponentType;
}

/** The login, or what a member has there; both until it is known who is looking, and the style sheet shows one. */
export function Corner({ panel, MemberPart, Outline }: CornerProps) {
  const { who, logIn } = useCorner();
  if (who === "visitor") return <VisitorPart onLogIn={logIn} />;
  if (who !== "unknown") return <MemberPart {...panel} who={who} />;
  return (
    <>
      <div className="for-visitor">
        <VisitorPart onLogIn={logIn} />
      </div>
      <Outline />
    </>
  );
}
