export { MemberCorner } from "./corner/member-corner.desktop.tsx";
