import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { words } from "../words.ts";

interface Props {
  onLogIn: () => void;
  onRegister: () => void;
}

/** The buttons that a visitor sees in place of the balance. */
export function VisitorPart({ onLogIn, onRegister }: Props) {
  const t = useWords(words);
  return (
    <div className="ways-in">
      <Button look="line" onClick={onLogIn}>
        {t("login.title")}
      </Button>
      <Button look="primary" onClick={onRegister}>
        {t("account.register")}
      </Button>
    </div>
  );
}
