import { ApiContext } from "@naluma/api-client/react";
import { useUserMessage, useWords } from "@naluma/i18n/react";
import type { Clock } from "@naluma/machine/clock";
import { SiteContext } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { clockText } from "@naluma/ui/countdown";
import { CodeField, TextField } from "@naluma/ui/field";
import { useCountdown } from "@naluma/ui/use-countdown";
import { Suspense, use, useEffect, useEffectEvent, useState, type ComponentProps } from "react";
import { canWork, workFor } from "./captcha-work.ts";
import { getCaptchaWork } from "./captcha.api.ts";
import { troubleOf, type Captcha } from "./captcha.machine.ts";
import { restWords } from "./words.rest.ts";

type Input = Pick<ComponentProps<"input">, "defaultValue" | "onChange" | "onBlur">;

/** The answer belongs to the form, which empties it after each answered attempt. */
export interface CaptchaFieldProps extends Input {
  name: string;
  captcha: Captcha;
  clock: Clock;
  /** The form's own error about the answer; it takes precedence over the reason why there is no picture. */
  error: string | undefined;
  onNewPicture: () => void;
  /** Called with an answer that the player did not type. Without it, the picture is the only option. */
  onAnswer?: (answer: string) => void;
}

/** The picture with the code, the button for a new one, and a countdown while that button is disabled. */
export function CaptchaField(props: CaptchaFieldProps) {
  // The texts load with the first form that has a captcha; the form does not wait for them.
  return (
    <Suspense fallback={<TextField name={props.name} label={"\u00A0"} disabled />}>
      <Field {...props} />
    </Suspense>
  );
}

function Field({ captcha, clock, error, onNewPicture, onAnswer, ...input }: CaptchaFieldProps) {
  const { t, format } = useUserMessage(restWords);
  const secondsLeft = useCountdown(captcha.at === "waiting" ? captcha.until : undefined, clock);
  const trouble = troubleOf(captcha);
  const instead = useCaptchaAlternative({ captcha, onAnswer });
  const picture = captcha.at === "shown" ? captcha.picture : undefined;
  const label =
    secondsLeft > 0
      ? t("captcha.again_in", { time: clockText(secondsLeft) })
      : t("captcha.new_picture");
  return (
    <>
      {instead.state !== "proven" && (
        <CodeField
          {...input}
          label={t("captcha.code")}
          placeholder={picture?.placeholder}
          maxLength={16}
          picture={{ src: picture?.source, alt: t("captcha.picture") }}
          refresh={{ label, onRefresh: onNewPicture, busy: captcha.at === "fetching" }}
          error={error ?? (trouble && format(trouble))}
        />
      )}
      {secondsLeft > 0 && (
        <p className="message number" role="timer">
          {label}
        </p>
      )}
      <InsteadOfPicture of={instead} />
    </>
  );
}

const says = {
  picture: undefined,
  working: "captcha.working",
  proven: "captcha.proven",
  failed: "captcha.work_failed",
} as const;

/** One button switches to the alternative and back again, so that it keeps the focus. */
function InsteadOfPicture({
  of: { isOffered, state, toggle },
}: {
  of: ReturnType<typeof useCaptchaAlternative>;
}) {
  const t = useWords(restWords);
  const message = says[state];
  return (
    <>
      {message && <output className="message">{t(message)}</output>}
      {(isOffered || state !== "picture") && (
        <Button look="text" size="s" className="captcha-refresh" onClick={toggle}>
          {t(state === "picture" ? "captcha.without" : "captcha.with")}
        </Button>
      )}
    </>
  );
}

interface Ports {
  readonly captcha: Captcha;
  /** Receives the answer, or '' when the player goes back to the picture. */
  readonly onAnswer: ((answer: string) => void) | undefined;
}

/** The alternative to a picture's code. Once the player has chosen it, it also applies to the following pictures. */
function useCaptchaAlternative({ captcha, onAnswer }: Ports) {
  const [isWanted, setWanted] = useState(false);
  /** The result for the picture with this token. */
  const [result, setResult] = useState<{ token: string; isProven: boolean }>();
  const picture = captcha.at === "shown" ? captcha.picture : undefined;
  const token = picture?.token;
  const api = use(ApiContext);
  const settings = use(SiteContext)?.settings;
  const isTaken =
    settings?.capabilities.includes("captchaWork") === true && api !== undefined && canWork();
  const isOffered = Boolean(onAnswer && picture && (picture.code !== undefined || isTaken));
  const isAsked = isWanted && isOffered;

  const prove = useEffectEvent(async (ofToken: string, signal: AbortSignal): Promise<string> => {
    if (picture?.code !== undefined) return picture.code;
    if (!api || !settings) throw new Error("There is nobody to ask what the work is.");
    const work = await api.read(getCaptchaWork, { site_id: settings.siteId }, signal);
    return workFor(ofToken, work, signal);
  });
  const take = useEffectEvent((answer: string) => onAnswer?.(answer));

  useEffect(() => {
    if (!isAsked || token === undefined) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    prove(token, signal).then(
      (answer) => {
        if (signal.aborted) return;
        setResult({ token, isProven: true });
        take(answer);
      },
      () => {
        if (!signal.aborted) setResult({ token, isProven: false });
      },
    );
    return () => ended.abort();
  }, [isAsked, token]);

  const isOfPicture = result !== undefined && result.token === token;
  return {
    isOffered,
    state: !isAsked
      ? ("picture" as const)
      : !isOfPicture
        ? ("working" as const)
        : result.isProven
          ? ("proven" as const)
          : ("failed" as const),
    toggle() {
      setResult(undefined);
      if (isWanted) onAnswer?.("");
      setWanted(!isWanted);
    },
  };
}
