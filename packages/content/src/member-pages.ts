/** The operator content that appears on a member's pages. */
export { AnnouncementBoard } from "./announcements/announcement-board.tsx";
export { excerptOf } from "./operator-text/excerpt.ts";
export { OperatorText } from "./operator-text/operator-text.tsx";
