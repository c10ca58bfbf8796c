export { MemberCorner } from "./corner/member-corner.mobile.tsx";
