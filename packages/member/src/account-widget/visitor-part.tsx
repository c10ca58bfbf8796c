import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { words } from "../words.ts";

/** What a visitor finds where a member finds the balance. */
export function VisitorPart({ onLogIn }: { onLogIn: () => void }) {
  const t = useWords(words);
  return (
    <Button look="line" onClick={onLogIn}>
      {t("login.title")}
    </Button>
  );
}
