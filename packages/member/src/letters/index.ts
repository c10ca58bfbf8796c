export { LettersButton, UnreadBadge } from "./unread-badge.tsx";
