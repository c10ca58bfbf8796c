import type { ReactNode } from "react";
import { CentrePart } from "./centre-part.tsx";

/** /user/Announcement; `children` is what the operator tells everybody. */
export function AnnouncementsPage({ children }: { children: ReactNode }) {
  return <CentrePart title="centre.announcements">{children}</CentrePart>;
}
