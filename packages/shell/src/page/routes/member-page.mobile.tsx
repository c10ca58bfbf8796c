import { lazyView } from "@naluma/ui/lazy-view";
import { PageOutline, useMemberPath } from "./member-page.tsx";

const Centre = lazyView(() => import("../../centre/centre.mobile.tsx"), { skeleton: PageOutline });

/** All pages of a member; the path selects one of them. */
export default function MemberPage() {
  return <Centre path={useMemberPath()} />;
}
