import { ApiContext } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { MemberContext, SessionContext } from "@naluma/member";
import { RealityChecks } from "@naluma/member/reality-checks";
import type { SiteSettings } from "@naluma/site/settings";
import { SiteContext, useSite } from "@naluma/site/use-site";
import { Confirms } from "@naluma/ui/confirms";
import { WalletContext } from "@naluma/wallet";
import { QueryClientProvider } from "@tanstack/react-query";
import { Provider } from "jotai";
import { useState, type ReactNode } from "react";
import { storyApp } from "./app.fake.ts";
import type { App } from "./app.ts";
import { AppContext } from "./use-app.ts";

interface AppFrameProps {
  /** Used instead of the settings of the toolbar's site. */
  settings?: SiteSettings | undefined;
  /** Prepares the app for the story. */
  begin?: (app: App) => void;
  children: ReactNode;
}

/** A page of a real app, whose calls are answered by Storybook; its live part is not started. */
export function AppFrame({ settings, begin, children }: AppFrameProps) {
  const around = useSite();
  const locale = useLocale();
  const site = { ...around, settings: settings ?? around.settings };
  const [app] = useState(() => {
    const { template, currency } = site;
    const made = storyApp({ settings: site.settings, template, locale, currency });
    begin?.(made);
    return made;
  });
  return (
    <AppContext value={app}>
      <Provider store={app.store}>
        <QueryClientProvider client={app.queryClient}>
          <ApiContext value={app.api}>
            <SiteContext value={site}>
              <SessionContext value={app.session}>
                <MemberContext value={app.live.member}>
                  <WalletContext value={app.live.wallet}>
                    {children}
                    <Confirms />
                    <RealityChecks />
                  </WalletContext>
                </MemberContext>
              </SessionContext>
            </SiteContext>
          </ApiContext>
        </QueryClientProvider>
      </Provider>
    </AppContext>
  );
}
