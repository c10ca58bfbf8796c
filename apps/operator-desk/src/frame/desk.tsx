import { ConnectionNotice } from "@naluma/ui/connection-notice";
import { Contained } from "@naluma/ui/contained";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { MoonIcon, SignOutIcon, SunIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { BrandMark } from "@naluma/ui/logo";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, use, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { NavLink, Outlet, useLocation } from "react-router";
import { Refusal } from "../desk-api.ts";
import { type Screen, screens } from "../screens.ts";
import { type Session, signOut } from "../session/session.api.ts";
import { useDeskWrite } from "../use-desk-write.ts";
import { useLeaveQuestion } from "../use-leave-guard.ts";
import { useNotify } from "../use-notify.ts";
import { storedTheme, storeTheme } from "./theme.ts";

/** How long to wait, in ms, before retrying a sandbox that did not answer. */
const retryAfter = 3_000;

const isNoAnswer = (error: unknown) => error instanceof Refusal && error.status === 0;

/** Whether the sandbox answers; when it is back, everything on screen is refetched. */
function useReachable(): boolean {
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const isLost = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => cache.getAll().some(({ state }) => isNoAnswer(state.error)),
  );
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setTimeout(() => {
      void queries
        .refetchQueries({ predicate: ({ state }) => isNoAnswer(state.error) })
        .finally(() => setTries((before) => before + 1));
    }, retryAfter);
    return () => clearTimeout(timer);
  }, [isLost, queries, tries]);

  return !isLost;
}

function ThemeButton() {
  const [theme, setTheme] = useState(storedTheme);
  const other = theme === "dark" ? "light" : "dark";
  const change = () => {
    storeTheme(other);
    setTheme(other);
  };
  return (
    <IconButton label={`Use the ${other} theme`} onClick={change}>
      {theme === "dark" ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}

export const SessionContext = createContext<Session>({ name: "", ends_at: "" });

/** The operator who is signed in, or was until the session ended a moment ago. */
const useSession = (): Session => use(SessionContext);

const groups = [...Map.groupBy(screens, ({ group }) => group)];

function MenuLink({ path, name, Icon }: Screen) {
  return (
    <NavLink to={`/${path.replace("/*", "")}`} end={path === ""}>
      <Icon size="s" />
      <span>{name}</span>
    </NavLink>
  );
}

/** The frame around every screen. */
export function Desk() {
  const session = useSession();
  const notify = useNotify();
  const isReachable = useReachable();
  const { send, pending } = useDeskWrite(signOut);
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  useLeaveQuestion();

  // On a phone the menu is one line that is wider than the screen.
  useEffect(() => {
    const current = menu.current?.querySelector("[aria-current=page]");
    current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);

  const leave = async () => {
    await send(undefined, (sent) => {
      if (!sent.ok) return notify(sent.refusal.message, "error");
      // Loads a new document, so that no data stays behind for the next person to sign in.
      return location.assign("/sandbox/desk");
    });
  };

  return (
    <div className="desk">
      <a className="skip-link" href="#main">
        Skip to the screen
      </a>
      <header className="desk-head">
        <span className="desk-mark">
          <BrandMark />
        </span>
        <b>Operator’s desk</b>
        <ConnectionNotice
          state={isReachable ? undefined : "returning"}
          text="The server isn’t responding. Trying again …"
        />
        <span className="grow" />
        <span className="desk-who clip">{session.name}</span>
        <ThemeButton />
        <IconButton label="Sign out" busy={pending} onClick={() => void leave()}>
          <SignOutIcon />
        </IconButton>
      </header>
      <nav className="desk-menu" aria-label="Screens" ref={menu}>
        {groups.map(([group, list]) => (
          <section key={group} aria-label={group}>
            <h2>{group}</h2>
            {list.map((screen) => (
              <MenuLink key={screen.path} {...screen} />
            ))}
          </section>
        ))}
      </nav>
      <main id="main" className="desk-main" tabIndex={-1} key={pathname.split("/")[1]}>
        <Contained
          renderInstead={(again) => (
            <ErrorNotice
              text="This screen has failed. The others still work."
              retry={{ label: "Try again", onRetry: again }}
            />
          )}
        >
          <Outlet />
        </Contained>
      </main>
    </div>
  );
}
