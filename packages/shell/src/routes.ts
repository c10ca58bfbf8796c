import { routes as accountSecurity } from "@naluma/account-security/routes";
import { routes as gameLauncher } from "@naluma/game-launcher/routes";
import type { Template } from "@naluma/site/device";
import { pageAt, type PagePath } from "@naluma/site/pages";

/** An entry of a host's `routes.ts`, in the form that the router's build reads. */
export interface SiteRoute {
  id: string;
  file: string;
  path?: string;
  index?: boolean;
  children?: SiteRoute[];
}

const file = (name: string) => `${import.meta.dirname}/${name}`;

/**
 * The pages that combine features, with the files of their routes; pages of a single feature are added by that
 * feature.
 */
const filesOf = (template: Template): Readonly<Record<PagePath, string>> => {
  const content = file("page/routes/content.tsx");
  const member = file(`page/routes/member-page.${template}.tsx`);
  return {
    ...accountSecurity,
    ...gameLauncher,
    "/": file(`page/routes/home.${template}.tsx`),
    "/discount": file("page/routes/promotions.tsx"),
    "/discount/:id": content,
    "/sponsor": file("page/routes/sponsors.ts"),
    "/faq": file("page/routes/questions.ts"),
    "/faq/:id": content,
    "/app": file("page/routes/app.ts"),
    "/main/:id": content,
    "/gameHall/:id": file("page/routes/category.tsx"),
    "/gameRoom": file(`page/routes/game-room.${template}.tsx`),
    "/slotgame": file("page/routes/provider.tsx"),
    "/user": member,
    "/user/Info": member,
    "/user/Announcement": member,
    "/user/Letter": member,
    "/user/Deposit": member,
    "/user/Withdrawal": member,
    "/user/BindAccount": member,
    "/user/Transaction": member,
    "/user/DWRecord": member,
    "/user/RecommendProject": member,
    "/user/RecommendRecord": member,
    "/user/RecommendMemberSearch": member,
    "/user/Activity": member,
    "/user/PlayLimits": member,
    "/Deposit": member,
    "/proxy": member,
    "/fastPayment": member,
    "/play": file(`page/routes/play.${template}.tsx`),
  };
};

/** The layout around a page: on a phone the member centre is inside the site's layout. */
const layoutAround = (path: string, template: Template): "lobby" | "minimal" | "none" => {
  const frame = pageAt(path)?.frame;
  if (frame === "minimal") return "minimal";
  return frame === "site" || (frame === "centre" && template === "mobile") ? "lobby" : "none";
};

/** In development the registration has a page of its own. */
const developed: SiteRoute = {
  id: "/register",
  path: "register",
  file: file("page/routes/register.tsx"),
};

/** The routes of a host: every page in its layout, and behind its guard if it has one. */
export function siteRoutes(
  template: Template,
  isDevelopment = process.env["NODE_ENV"] === "development",
): SiteRoute[] {
  const files = Object.entries(filesOf(template));
  const pagesIn = (layout: string): SiteRoute[] => {
    const here = files.filter(([path]) => layoutAround(path, template) === layout);
    const behind = (guard: "auth" | undefined) =>
      here.filter(([path]) => pageAt(path)?.guard === guard).map(pageRoute);
    const guarded = behind("auth");
    const guard = { id: `auth-${layout}`, file: file("page/routing/auth.tsx"), children: guarded };
    return guarded.length > 0 ? [...behind(undefined), guard] : behind(undefined);
  };
  const layout = (name: string): SiteRoute => ({
    id: name,
    file: file(`page/layout/${name}-layout.${template}.tsx`),
    children: pagesIn(name),
  });
  const lobby = layout("lobby");
  return [
    isDevelopment ? { ...lobby, children: [...(lobby.children ?? []), developed] } : lobby,
    layout("minimal"),
    ...pagesIn("none"),
    { id: "not-found", path: "*", file: file("page/routes/not-found.ts") },
  ];
}

const pageRoute = ([path, module]: readonly [string, string]): SiteRoute =>
  path === "/"
    ? { id: path, index: true, file: module }
    : { id: path, path: path.slice(1), file: module };
