import { createQueryClient } from "@naluma/api-client/query-client";
import { Language } from "@naluma/i18n/react";
import { isLocale, defaultLocale } from "@naluma/site/locale";
import { SiteContext } from "@naluma/site/use-site";
import { QueryClientProvider } from "@tanstack/react-query";
import { createStore, Provider } from "jotai";
import { Suspense, useLayoutEffect, useState, type ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { storySite } from "./site.ts";

export interface StoryFrameProps {
  theme: string;
  template: string;
  locale: string;
  children: ReactNode;
}

/** What the shell provides to every feature, newly created for each story. */
export function StoryFrame({ theme, template, locale, children }: StoryFrameProps) {
  const [store] = useState(createStore);
  const [queries] = useState(() => createQueryClient());
  const current = isLocale(locale) ? locale : defaultLocale;
  const drawn = template === "mobile" ? "mobile" : "desktop";

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = theme;
    root.dataset["template"] = drawn;
    root.lang = current.replace("_", "-");
    document.body.classList.toggle("m", drawn === "mobile");
  }, [theme, drawn, current]);

  return (
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <Language locale={current}>
          <SiteContext value={{ ...storySite, template: drawn, client: drawn }}>
            <MemoryRouter>
              <Suspense fallback={null}>{children}</Suspense>
            </MemoryRouter>
          </SiteContext>
        </Language>
      </QueryClientProvider>
    </Provider>
  );
}
