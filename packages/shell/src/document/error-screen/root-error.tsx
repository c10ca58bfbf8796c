import { buttonClass } from "@naluma/ui/button-class";
import { lazyView } from "@naluma/ui/lazy-view";
import { Suspense } from "react";
import { useLocation } from "react-router";
import { errorWords, pageError } from "./page-error.ts";

const ErrorScreen = lazyView(() => import("./error-screen.tsx"), { drawnByServer: true });

/**
 * Replaces the whole page after any fatal error (SHELL-23). The code of the screen is loaded with the first error.
 * Until then, and for as long as there is no network, this shows what the player has to know.
 */
export function RootError({ error }: { error: unknown }) {
  return (
    <Suspense fallback={<ErrorNotice error={error} />}>
      <ErrorScreen error={error} />
    </Suspense>
  );
}

function ErrorNotice({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const { title, retry } = errorWords;
  return (
    <main className="error-screen">
      <div className="error-words">
        <h1 lang="zh-Hans">{title.zh}</h1>
        <p className="error-english" lang="en">
          {`${title.en} (${pageError(error).statusCode})`}
        </p>
        {/* A plain link, because it has to reload the page. */}
        <a className={buttonClass({ look: "primary", size: "l" })} href={pathname + search}>
          {`${retry.zh} ${retry.en}`}
        </a>
      </div>
    </main>
  );
}
