import { useApi } from "@naluma/api-client/react";
import { useWrite } from "@naluma/api-client/use-write";
import { formatTime } from "@naluma/i18n/dates";
import { useLocale, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { askConfirm } from "@naluma/ui/confirm";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { lazyView } from "@naluma/ui/lazy-view";
import { Skeleton } from "@naluma/ui/skeleton";
import { showToast } from "@naluma/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useStore } from "jotai";
import { useId, useState } from "react";
import { restWords } from "../words.rest.ts";
import { hasPasskeys } from "./authenticator.ts";
import type { Task } from "./protection-steps.ts";
import { protectionQuery, removePasskey, type Passkey, type Protection } from "./protection.api.ts";

/** Loaded on demand because it brings the QR code. */
const ProtectionDialog = lazyView(() => import("./protection-dialog.tsx"));

export interface ProtectionCardProps {
  memberId: number;
  account: string;
}

/** An authenticator app and passkeys, as far as the platform supports them. */
export function ProtectionCard(props: ProtectionCardProps) {
  const { capabilities } = useSite().settings;
  const hasApp = capabilities.includes("authenticator");
  const hasPasskeys = capabilities.includes("passkeys");
  return (hasApp || hasPasskeys) && <Shown {...props} hasApp={hasApp} hasPasskeys={hasPasskeys} />;
}

interface ShownProps extends ProtectionCardProps {
  hasApp: boolean;
  hasPasskeys: boolean;
}

function Shown({ memberId, account, hasApp, hasPasskeys }: ShownProps) {
  const view = useProtection(memberId);
  const title = useId();
  const { t, read, task } = view;
  return (
    <section className="card login-protection" aria-labelledby={title}>
      <h2 id={title}>{t("protection.title")}</h2>
      {read.data ? (
        <>
          {hasApp && <App of={view} protection={read.data} />}
          {hasPasskeys && <Passkeys of={view} protection={read.data} />}
        </>
      ) : read.isError ? (
        <ErrorNotice
          text={t("protection.failed")}
          retry={{ label: t("protection.retry"), busy: read.isFetching, onRetry: read.retry }}
        />
      ) : (
        <div className="login-protection" aria-busy="true">
          <Skeleton />
          <Skeleton />
        </div>
      )}
      {task && (
        <ProtectionDialog
          task={task}
          account={account}
          onChanged={view.changed}
          onFinished={view.finished}
          onClose={view.close}
        />
      )}
    </section>
  );
}

interface PartProps {
  of: ProtectionView;
  protection: Protection;
}

function App({ of: { t, begin }, protection: { isAppOn, recoveryCodes } }: PartProps) {
  return (
    <div className="protection-part">
      <h3>
        {t("protection.app")}{" "}
        <span className="dim small">{t(isAppOn ? "protection.on" : "protection.off")}</span>
      </h3>
      <p className="dim small">{t("protection.app_text")}</p>
      {isAppOn && <p className="small">{t("protection.codes_left", { count: recoveryCodes })}</p>}
      <div className="row">
        {isAppOn && (
          <Button look="line" size="s" onClick={() => begin("new-codes")}>
            {t("protection.new_codes")}
          </Button>
        )}
        <Button look="line" size="s" onClick={() => begin(isAppOn ? "turn-off" : "turn-on")}>
          {t(isAppOn ? "protection.turn_off" : "protection.turn_on")}
        </Button>
      </div>
    </div>
  );
}

function Passkeys({ of: view, protection: { passkeys } }: PartProps) {
  const { t, begin, timeOf, isRemoving, remove } = view;
  return (
    <div className="protection-part">
      <h3>{t("protection.passkeys")}</h3>
      <p className="dim small">{t("protection.passkeys_text")}</p>
      {passkeys.length === 0 ? (
        <p className="small">{t("protection.passkeys_none")}</p>
      ) : (
        <ul className="device-list">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <b>{passkey.name}</b>
                <p className="dim small">
                  {passkey.usedAt
                    ? t("protection.used", { time: timeOf(passkey.usedAt) })
                    : t("protection.created", { time: timeOf(passkey.createdAt) })}
                </p>
              </div>
              <Button
                look="text"
                size="s"
                disabled={isRemoving}
                aria-label={t("protection.remove_named", { name: passkey.name })}
                onClick={() => remove(passkey)}
              >
                {t("protection.remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <div className="row">
          <Button look="line" size="s" onClick={() => begin("add-passkey")}>
            {t("protection.add")}
          </Button>
        </div>
      ) : (
        <p className="small">{t("protection.unsupported")}</p>
      )}
    </div>
  );
}

const told = {
  "turn-on": "protection.turned_on",
  "turn-off": "protection.turned_off",
  "new-codes": undefined,
  "add-passkey": "protection.added",
} as const;

/** The member's login protection, and the actions that change it. */
function useProtection(memberId: number) {
  const api = useApi();
  const store = useStore();
  const locale = useLocale();
  const t = useWords(restWords);
  const { data, isError, isFetching, refetch } = useQuery(protectionQuery(api, memberId));
  const [task, setTask] = useState<Task>();
  const removal = useWrite(removePasskey);

  async function remove({ id }: Passkey) {
    const yes = await askConfirm(store, {
      title: t("protection.remove_ask"),
      text: t("protection.remove_text"),
      confirm: t("protection.remove"),
      cancel: t("protection.keep"),
      tone: "warning",
    });
    if (!yes) return;
    const answer = await removal.send({ id });
    await refetch();
    if (answer?.ok) showToast(store, { kind: "success", message: t("protection.removed") });
    else if (answer && answer.refusal.status !== 401)
      showToast(store, { kind: "error", message: answer.refusal.message });
  }

  return {
    t,
    read: { data, isError, isFetching, retry: () => void refetch() },
    timeOf: (time: Date) => formatTime(time, locale),
    task,
    begin: setTask,
    close: () => setTask(undefined),
    changed: () => void refetch(),
    finished: () => {
      const message = task && told[task];
      if (message) showToast(store, { kind: "success", message: t(message) });
      setTask(undefined);
    },
    isRemoving: removal.state.at === "sending",
    remove: (passkey: Passkey) => void remove(passkey),
  };
}

type ProtectionView = ReturnType<typeof useProtection>;
