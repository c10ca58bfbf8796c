import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { Suspense } from "react";
import { useIntroducer } from "../introducer/use-introducer.ts";
import type { OpenedRegister } from "../open-register.ts";
import { useRegister, type RegisterPorts } from "./use-register.ts";
import { words } from "./words.ts";

export interface RegisterFormProps {
  opened: OpenedRegister;
  ports: RegisterPorts;
  /** Of the visitor, if anybody knows. */
  country: string | undefined;
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

function Form({ opened, ports, country, onLogIn }: RegisterFormProps) {
  const t = useWords(words);
  const { template } = useSite();
  const introducer = useIntroducer(country);
  const register = useRegister({ opened, ports, introducer });
  return (
    <Dialog
      open
      onClose={register.close}
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
            register.close();
            onLogIn();
          }}
        >
          {t("register.log_in")}
        </Button>
      </p>
    </Dialog>
  );
}
