export { useUnread } from "./use-unread.ts";
export { LettersButton, UnreadBadge } from "./unread-badge.tsx";
