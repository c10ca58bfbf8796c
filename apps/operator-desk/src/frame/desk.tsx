import { ConnectionNotice } from "@naluma/ui/connection-notice";
import { Contained } from "@naluma/ui/contained";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { SignOutIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { BrandMark } from "@naluma/ui/logo";
import { useEffect, useRef } from "react";
import { NavLink, Outlet, useLocation } from "react-router";
import { screens, type Screen } from "../screens.ts";
import { signOut } from "../session/session.api.ts";
import { useSession } from "../session/use-session.ts";
import { useDeskWrite } from "../use-desk-write.ts";
import { useLeaveQuestion } from "../use-leave-guard.ts";
import { useNotify } from "../use-notify.ts";
import { ThemeButton } from "./theme-button.tsx";
import { useReachable } from "./use-reachable.ts";

const groups = [...Map.groupBy(screens, ({ group }) => group)];

function MenuLink({ path, name, Icon }: Screen) {
  return (
    <NavLink to={`/${path.replace("/*", "")}`} end={path === ""}>
      <Icon size="s" />
      <span>{name}</span>
    </NavLink>
  );
}

/** What stands around every screen. */
export function Desk() {
  const session = useSession();
  const notify = useNotify();
  const isReachable = useReachable();
  const { send, pending } = useDeskWrite(signOut);
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  useLeaveQuestion();

  // On a phone the menu is one line, wider than the screen.
  useEffect(() => {
    const current = menu.current?.querySelector("[aria-current=page]");
    current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);

  const leave = async () => {
    await send(undefined, (sent) => {
      if (!sent.ok) return notify(sent.refusal.message, "error");
      // A new document: nothing that was read stays behind for whoever comes next.
      return location.assign("/sandbox/desk");
    });
  };

  return (
    <div className="desk">
      <a className="skip" href="#main">
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
