import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { App } from "../app/app.ts";

/** The check of the language on each change of route (I18N-20); the first route is none. */
export function useLanguageCheck(app: App): void {
  const { key } = useLocation();
  const checked = useRef(key);
  useEffect(() => {
    if (checked.current === key) return;
    checked.current = key;
    void import("./switch-language.ts").then(({ checkLanguage }) => checkLanguage(app));
  }, [app, key]);
}
