import { lazyView } from "@naluma/ui/lazy-view";
import { PageOutline } from "../../centre/outline.tsx";
import { useMemberPath } from "./use-member-path.ts";

const Centre = lazyView(() => import("../../centre/centre.mobile.tsx"), { skeleton: PageOutline });

/** All pages of a member; the path selects one of them. */
export default function MemberPage() {
  return <Centre path={useMemberPath()} />;
}
