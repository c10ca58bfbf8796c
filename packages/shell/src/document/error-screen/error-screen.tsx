import { innerPath, outwardAddress } from "@naluma/site/address";
import { buttonClass } from "@naluma/ui/button-class";
import { BrandMark, LogoPicture, Logo } from "@naluma/ui/logo";
import { ServiceLink } from "@naluma/ui/service-link";
import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { isCodeLost, tellPageLost } from "../../live/builds/lost-page.ts";
import { usePage } from "../document.tsx";
import { errorTitle, pageError, errorWords } from "./page-error.ts";

const words = {
  ...errorWords,
  money: {
    zh: "您的余额和未结算的游戏不受影响。",
    en: "Your balance and unfinished games are not affected.",
  },
  service: { zh: "在线客服", en: "Customer service" },
  home: { zh: "返回首页", en: "Go to the home page" },
};

const chinese = "zh-Hans";

function Both({ zh, en }: { zh: string; en: string }) {
  return (
    <span>
      <span lang={chinese}>{zh}</span> <span lang="en">{en}</span>
    </span>
  );
}

/** Replaces the whole page after a fatal error; `root-error.tsx` renders it. */
export default function ErrorScreen({ error }: { error: unknown }) {
  const page = usePage();
  const { pathname, search } = useLocation();
  const shown = pageError(error);
  const { statusCode, message } = shown;
  const title = errorTitle(shown);
  // Retrying does not help: there is no page at such an address.
  const isMissing = statusCode === 404;
  useEffect(() => writeErrorHead(document, title), [title]);
  const isLost = isCodeLost(error);
  // A page without a loader is only found to be missing when it renders.
  useEffect(() => {
    if (isLost) tellPageLost(window, window.location.href.replace(/#.*$/, ""));
  }, [isLost]);
  const settings = page?.settings;
  const [hasLogo, setHasLogo] = useState(true);
  const showNoLogo = useCallback(() => setHasLogo(false), []);
  const ownLogo = hasLogo ? innerPath(settings?.brand.logo) : undefined;
  const service = outwardAddress(settings?.customerServiceUrl, {
    allowHttp: settings?.allowHttp ?? false,
  });
  return (
    <main className="error-screen">
      <div className="error-art" aria-hidden="true">
        {!ownLogo && <BrandMark />}
        <b className="error-code number">{statusCode}</b>
      </div>
      <div className="error-words">
        <a className="logo" href="/" aria-label={`${settings?.siteName ?? "Naluma"}, home`}>
          {ownLogo ? <LogoPicture src={ownLogo} onFail={showNoLogo} /> : <Logo />}
        </a>
        <h1 lang={chinese}>{words.title.zh}</h1>
        <p className="error-english" lang="en">
          {`${words.title.en} (${statusCode})`}
        </p>
        {message !== "" && <p className="error-message">{message}</p>}
        <p className="error-comfort">
          <span lang={chinese}>{words.money.zh}</span>
          <br />
          <span lang="en">{words.money.en}</span>
        </p>
        <div className="row">
          {/* Plain links: they work without scripts, and reload the page. */}
          {!isMissing && (
            <a className={buttonClass({ look: "primary", size: "l" })} href={pathname + search}>
              <Both {...words.retry} />
            </a>
          )}
          <a className={buttonClass({ look: isMissing ? "primary" : "line", size: "l" })} href="/">
            <Both {...words.home} />
          </a>
          {service && (
            <ServiceLink href={service.href} size="l">
              <Both {...words.service} />
            </ServiceLink>
          )}
        </div>
      </div>
    </main>
  );
}

/**
 * Writes the title and `noindex` of an error screen to the head, because the router's own head does not know about an
 * error that a component threw. Returns a function that removes what was added.
 */
export function writeErrorHead(document: Document, title: string): () => void {
  document.title = title;
  if (document.querySelector('meta[name="robots"]')) return () => undefined;
  const robots = document.createElement("meta");
  robots.name = "robots";
  robots.content = "noindex";
  document.head.append(robots);
  return () => robots.remove();
}
