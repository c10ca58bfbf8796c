import type { Api } from "@naluma/api-client";
import type { Clock } from "@naluma/machine/clock";
import { useMachine } from "@naluma/machine/react";
import type { BrowserStorage } from "@naluma/site/stored";
import { useSite } from "@naluma/site/use-site";
import { useForm } from "@naluma/ui/form";
import { useEffect, useState } from "react";
import { checkNewPassword, noPassword, type NewPasswordValues } from "../password/new-password.ts";
import type { RestMessage } from "../words.rest.ts";
import { checkDetails, emptyDetails, type DetailsValues } from "./verification-check.ts";
import { startVerification } from "./verification.runner.ts";

export interface VerificationAttempt {
  readonly api: Api;
  readonly siteId: number;
  readonly clock: Clock;
  /** Undefined when the browser has no storage. */
  readonly storage: BrowserStorage | undefined;
}

interface Ports {
  attempt: VerificationAttempt;
  /** The account typed in the login form. */
  account: string;
  onDone: (account: string) => void;
  onClose: () => void;
}

export function useVerification({ attempt, account, onDone, onClose }: Ports) {
  const { template } = useSite();
  const details = useForm<DetailsValues, RestMessage>({
    initial: emptyDetails(account),
    check: checkDetails,
  });
  const password = useForm<NewPasswordValues, RestMessage>({
    initial: noPassword,
    check: checkNewPassword,
  });

  const [machine] = useState(() =>
    startVerification({
      ...attempt,
      onDone,
      emptyCode: () => details.empty("code"),
      showRefusal: ({ about, message }) =>
        details.showRefusal(about === "code" ? { fields: { code: message } } : { form: message }),
      showPasswordRefusal: (text) => password.showRefusal({ form: { text } }),
    }),
  );
  const state = useMachine(machine);

  useEffect(() => machine.send({ type: "opened" }), [machine]);

  return {
    as: template === "desktop" ? ("modal" as const) : ("sheet" as const),
    state,
    clock: attempt.clock,
    details,
    password,
    submitDetails: (values: DetailsValues) => machine.send({ type: "submitted", values }),
    submitPassword: (values: NewPasswordValues) =>
      machine.send({ type: "password-submitted", password: values.password }),
    newPicture: () => machine.send({ type: "new-picture-asked" }),
    close: () => {
      machine.send({ type: "closed" });
      onClose();
    },
  };
}
