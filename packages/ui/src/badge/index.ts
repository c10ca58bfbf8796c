export { Badge } from "./badge.tsx";
export { badgeText } from "./badge-text.ts";
