import { ApiContext } from "@naluma/api-client/react";
import { SiteContext } from "@naluma/site/use-site";
import { use, useEffect, useEffectEvent, useState } from "react";
import { getCaptchaWork } from "./captcha-work.api.ts";
import { canWork, workFor } from "./captcha-work.ts";
import type { Captcha } from "./captcha.machine.ts";

interface Ports {
  readonly captcha: Captcha;
  /** Receives the answer, or '' when the player goes back to the picture. */
  readonly onAnswer: ((answer: string) => void) | undefined;
}

/** The alternative to a picture's code. Once the player has chosen it, it also applies to the following pictures. */
export function useCaptchaAlternative({ captcha, onAnswer }: Ports) {
  const [isWanted, setWanted] = useState(false);
  /** The result for the picture with this token. */
  const [result, setResult] = useState<{ token: string; isProven: boolean }>();
  const picture = captcha.at === "shown" ? captcha.picture : undefined;
  const token = picture?.token;
  const api = use(ApiContext);
  // Only a sandbox accepts proof of work, and only a site with play money runs on one (decision 0031).
  const isTaken = use(SiteContext)?.settings.playMoney === true && api !== undefined && canWork();
  const isOffered = Boolean(onAnswer && picture && (picture.code !== undefined || isTaken));
  const isAsked = isWanted && isOffered;

  const prove = useEffectEvent(async (ofToken: string, signal: AbortSignal): Promise<string> => {
    if (picture?.code !== undefined) return picture.code;
    if (!api) throw new Error("There is nobody to ask what the work is.");
    return workFor(ofToken, await api.read(getCaptchaWork, {}, signal), signal);
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
