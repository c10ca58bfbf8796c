import { lazyView } from "@naluma/ui/lazy-view";
import { PageOutline, useMemberPath } from "./member-page.tsx";

const Centre = lazyView(() => import("../../centre/centre.mobile.tsx"), { skeleton: PageOutline });

export default function MemberPage() {
  return <Centre path={useMemberPath()} />;
}
