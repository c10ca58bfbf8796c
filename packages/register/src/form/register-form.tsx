import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { useStore } from "jotai";
import { Suspense } from "react";
import { closeRegister, type OpenedRegister } from "../open-register.ts";
import { words } from "./words.ts";

export interface RegisterFormProps {
  opened: OpenedRegister;
  /** Whoever has an account already goes there instead. */
  onLogIn: () => void;
}

/** Stands whole once its words are here; the page behind it does not wait for them. */
export default function RegisterForm(props: RegisterFormProps) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}

function Form({ onLogIn }: RegisterFormProps) {
  const t = useWords(words);
  const { template } = useSite();
  const store = useStore();
  const close = () => closeRegister(store);
  return (
    <Dialog
      open
      onClose={close}
      as={template === "desktop" ? "modal" : "sheet"}
      full
      className="reg"
      title={t("register.title")}
      closeLabel={t("register.close")}
    >
      <p className="reg-in">
        {t("register.have_account")}{" "}
        <Button
          look="text"
          onClick={() => {
            close();
            onLogIn();
          }}
        >
          {t("register.log_in")}
        </Button>
      </p>
    </Dialog>
  );
}
