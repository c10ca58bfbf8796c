import { Button } from "@naluma/ui/button";
import { useSpeaking } from "../use-told.ts";

/** What a visitor finds where a member finds the balance. */
export function VisitorPart({ onLogIn }: { onLogIn: () => void }) {
  const { t } = useSpeaking();
  return (
    <Button look="line" onClick={onLogIn}>
      {t("login.title")}
    </Button>
  );
}
