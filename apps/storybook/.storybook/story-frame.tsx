import { createApi } from "@naluma/api-client";
import { createQueryClient } from "@naluma/api-client/query-client";
import { ApiContext } from "@naluma/api-client/react";
import { Language } from "@naluma/i18n/react";
import { brandSheet } from "@naluma/site/brand";
import type { Template } from "@naluma/site/device";
import type { Locale } from "@naluma/site/locale";
import type { SiteSettings } from "@naluma/site/settings";
import { openSite } from "@naluma/site/settings.fake";
import { SiteContext } from "@naluma/site/use-site";
import { chosenWho } from "@naluma/site/who.fake";
import { QueryClientProvider } from "@tanstack/react-query";
import { createStore, Provider } from "jotai";
import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import sites from "virtual:naluma/sites";

export interface StoryFrameProps {
  theme: string;
  template: Template;
  locale: Locale;
  site: string;
  /** The address of the story's page; any address works. */
  address: string;
  children: ReactNode;
}

const createStoryApi = (locale: Locale) =>
  createApi({
    origin: "",
    lang: () => locale,
    token: () => (chosenWho()?.role === "visitor" ? undefined : "s1.secret"),
    renewToken: () => undefined,
    onUnauthorized: () => undefined,
    words: (failure) => `The call came to nothing (${failure}).`,
  });

const StoryContext = createContext<ReactNode>(null);

function ShownStory() {
  return <Suspense fallback={null}>{use(StoryContext)}</Suspense>;
}

type Look = Pick<StoryFrameProps, "theme" | "template" | "locale">;

function useDocumentLook({ theme, template, locale }: Look) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = theme;
    root.dataset["template"] = template;
    root.lang = locale.replace("_", "-");
    document.body.classList.toggle("mobile", template === "mobile");
  }, [theme, template, locale]);
}

/** The frame for a page that brings all its providers, including a router. */
export function WholePage({ children, ...look }: Look & Pick<StoryFrameProps, "children">) {
  useDocumentLook(look);
  return children;
}

/** The site that allows everything, plus those that a gateway can serve. */
export const siteNames = ["open", ...Object.keys(sites)];

const settingsOf = (site: string): SiteSettings => ({ ...openSite, ...sites[site] });

/** Everything the shell provides to a feature, created afresh for each story. */
export function StoryFrame({ theme, template, locale, site, address, children }: StoryFrameProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: "*", element: <ShownStory /> }], { initialEntries: [address] }),
  );
  const [store] = useState(createStore);
  const [queries] = useState(() => createQueryClient());
  const [api] = useState(() => createStoryApi(locale));
  const page = useMemo(
    () => ({ template, client: template, currency: "USD", settings: settingsOf(site) }) as const,
    [template, site],
  );

  const sheet = brandSheet(page.settings.brand);

  useDocumentLook({ theme, template, locale });

  return (
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <Language locale={locale}>
          <ApiContext value={api}>
            <SiteContext value={page}>
              {sheet && <style>{sheet}</style>}
              <StoryContext value={children}>
                <RouterProvider router={router} />
              </StoryContext>
            </SiteContext>
          </ApiContext>
        </Language>
      </QueryClientProvider>
    </Provider>
  );
}
