/** What a member's pages show of what operators write. */
export { AnnouncementBoard } from "./announcements/announcement-board.tsx";
export { excerptOf } from "./operator-text/excerpt.ts";
export { OperatorText } from "./operator-text/operator-text.tsx";
