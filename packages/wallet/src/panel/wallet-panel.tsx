import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { buttonClass, type ButtonShape } from "@naluma/ui/button-class";
import { clockText } from "@naluma/ui/countdown";
import { Empty } from "@naluma/ui/empty";
import { ErrorNotice } from "@naluma/ui/error-notice";
import {
  ArrowUDownLeftIcon,
  CaretDownIcon,
  CaretUpIcon,
  CircleNotchIcon,
  EyeIcon,
  EyeSlashIcon,
  WalletFillIcon,
} from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { Skeleton } from "@naluma/ui/skeleton";
import { useQueryClient } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { Suspense, useCallback, useState, useSyncExternalStore, type ReactNode } from "react";
import { obstacleWords } from "../return-all/return-all.machine.ts";
import type { ReturnCall } from "../return-all/return-all.times.ts";
import { useWalletService } from "../use-wallet-service.ts";
import { wayToReceiptsAtom } from "../wallet-service.ts";
import { restWords } from "../words.rest.ts";
import {
  useMinutesSince,
  useWallet,
  type ReturnView,
  type WalletRowView,
  type WalletView,
} from "./use-wallet-panel.ts";

export interface WalletPanelProps {
  /**
   * The provider's name for the player, read from the query cache; undefined while that is still to load. Without this
   * function, the code is shown.
   */
  providerName?: ((provider: string) => string | undefined) | undefined;
  /** Which call returns all money, and with it how long the button waits. */
  way?: ReturnCall | undefined;
}

interface Props extends WalletPanelProps {
  /** Closes the layer around the wallet, if there is one. */
  onLeave?: () => void;
}

/** Total, main wallet, providers, and the button that returns everything. The template provides the frame. */
export function WalletPanel(props: Props) {
  const waits = (
    <ul aria-busy="true">
      <Waiting />
    </ul>
  );
  return (
    <Suspense fallback={waits}>
      <Panel {...props} />
    </Suspense>
  );
}

function Panel({ providerName, way, onLeave }: Props) {
  const t = useWords(restWords);
  const receipts = useAtomValue(wayToReceiptsAtom);
  const wallet = useWallet(way);
  /** Closes the wallet's layer first, because a dialog opened from here would be queued behind it. */
  const then = (go: () => void) => () => {
    onLeave?.();
    go();
  };

  if (wallet.status === "visitor") {
    return (
      <Empty
        title={t("wallet.for_members")}
        action={
          <Button look="primary" onClick={then(wallet.askToLogIn)}>
            {t("wallet.log_in")}
          </Button>
        }
      />
    );
  }

  return (
    <>
      <div className="wallet-head">
        <h2>{t("wallet.total")}</h2>
        <IconButton
          label={wallet.hidden ? t("wallet.show") : t("wallet.hide")}
          onClick={wallet.toggleHidden}
        >
          {wallet.hidden ? <EyeSlashIcon /> : <EyeIcon />}
        </IconButton>
        <Age wallet={wallet} />
      </div>
      <p className="wallet-total number" translate="no">
        {wallet.total}
      </p>
      {wallet.status === "failed" ? (
        <ErrorNotice
          text={t("wallet.failed")}
          retry={{ label: t("wallet.try_again"), onRetry: wallet.refresh }}
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the list scrolls, and a keyboard scrolls only what it can focus
        <ul aria-label={t("wallet.balances")} aria-busy={wallet.refreshing} tabIndex={0}>
          <li>
            <span>
              <WalletFillIcon />
            </span>
            <b>{t("wallet.main")}</b>
            <b className="number" translate="no">
              {wallet.main}
            </b>
          </li>
          {wallet.status === "loading" && <Waiting />}
          <Rows rows={wallet.rows} retry={wallet.retry} providerName={providerName} />
        </ul>
      )}
      <ReturnAll back={wallet.back} />
      {receipts && (
        <Button look="line" block onClick={then(receipts.show)}>
          {t("wallet.receipts")}
        </Button>
      )}
    </>
  );
}

function Age({ wallet }: { wallet: WalletView }) {
  const t = useWords(restWords);
  const { clock } = useWalletService();
  const minutes = useMinutesSince(wallet.readAt, clock);
  const age = minutes === 0 ? t("wallet.updated_now") : t("wallet.updated_ago", { minutes });
  return (
    <span className="dim small">
      {wallet.refreshing ? t("wallet.updating") : wallet.status === "ready" && age}
    </span>
  );
}

/** The list scrolls, so rows that need an action come first. */
const unreturnedFirst = (rows: WalletView["rows"]): WalletView["rows"] => [
  ...rows.filter(({ isUnreturned }) => isUnreturned),
  ...rows.filter(({ isUnreturned }) => !isUnreturned),
];

const waiting = ["first", "second", "third"];

function Waiting() {
  return waiting.map((index) => (
    <li key={index}>
      <span />
      <Skeleton />
    </li>
  ));
}

type RowsProps = Pick<WalletView, "rows" | "retry"> & Pick<WalletPanelProps, "providerName">;

/** Shows the providers with money; a press reveals the empty ones. */
function Rows({ rows, retry, providerName }: RowsProps) {
  const t = useWords(restWords);
  const [isOpen, setOpen] = useState(false);
  const empty = rows.filter(({ isEmpty, isUnreturned }) => isEmpty && !isUnreturned);
  const shown = rows.filter((row) => !empty.includes(row));
  return (
    <>
      {[...unreturnedFirst(shown), ...(isOpen ? empty : [])].map((row) => (
        <Row key={row.provider} row={row} providerName={providerName} retry={retry} />
      ))}
      {empty.length > 0 && (
        <li className="wallet-empty">
          <Button look="text" size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <span>{t("wallet.empty_providers", { count: empty.length })}</span>
            {isOpen ? <CaretUpIcon size="s" /> : <CaretDownIcon size="s" />}
          </Button>
        </li>
      )}
    </>
  );
}

/** The provider's name; rendered again when it has loaded. */
function useName(provider: string, nameOf: WalletPanelProps["providerName"]): string | undefined {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((changed: () => void) => cache.subscribe(changed), [cache]);
  const read = () => (nameOf ? nameOf(provider) : provider);
  return useSyncExternalStore(subscribe, read, read);
}

interface RowProps extends Pick<WalletPanelProps, "providerName"> {
  row: WalletRowView;
  retry: ReturnView;
}

function Row({ row, providerName, retry }: RowProps) {
  const t = useWords(restWords);
  const name = useName(row.provider, providerName);
  return (
    <li className={row.light ? undefined : "wallet-dim"} aria-busy={name === undefined}>
      <span aria-hidden="true">
        {row.icon === "" ? (
          name?.slice(0, 1)
        ) : (
          <img src={row.icon} alt="" width="18" height="18" loading="lazy" />
        )}
      </span>
      <span className="wallet-name">
        {name === undefined ? <Skeleton /> : <span translate="no">{name}</span>}
        {row.isUnreturned ? (
          <span className="small wallet-unreturned">{t("wallet.not_returned")}</span>
        ) : (
          !row.light && <span className="small">{t("wallet.unreachable")}</span>
        )}
      </span>
      {row.isUnreturned && (
        <BackButton
          back={retry}
          shape={{ look: "line", size: "s" }}
          label={name === undefined ? undefined : t("wallet.try_again_for", { provider: name })}
        >
          {t("wallet.try_again")}
        </BackButton>
      )}
      <span className="number" translate="no">
        {row.amount}
      </span>
    </li>
  );
}

function ReturnAll({ back }: { back: ReturnView }) {
  const t = useWords(restWords);
  const inTheWay = obstacleWords(back.obstacle);
  return (
    <>
      <BackButton back={back} shape={{ look: "soft", block: true }} sign={<ArrowUDownLeftIcon />}>
        {t("wallet.return_all")}
      </BackButton>
      {inTheWay && <p className="message">{t(inTheWay)}</p>}
    </>
  );
}

interface BackButtonProps {
  back: ReturnView;
  shape: ButtonShape;
  /** The accessible name, if the visible text is not sufficient. */
  label?: string | undefined;
  sign?: ReactNode;
  children: string;
}

/**
 * Not the button of `ui`, which ignores presses while it is disabled: a player who presses during the
 * wait must learn why.
 */
function BackButton({ back, shape, label, sign, children }: BackButtonProps) {
  const { obstacle, busy, secondsLeft } = back;
  return (
    <button
      type="button"
      className={buttonClass(shape)}
      aria-label={label}
      aria-disabled={obstacle !== undefined || undefined}
      aria-busy={busy || undefined}
      onClick={back.press}
    >
      {busy ? (
        <span className="spinner">
          <CircleNotchIcon />
        </span>
      ) : (
        sign
      )}
      <span>{children}</span>
      {secondsLeft > 0 && (
        <span className="number" translate="no">{`(${clockText(secondsLeft)})`}</span>
      )}
    </button>
  );
}
