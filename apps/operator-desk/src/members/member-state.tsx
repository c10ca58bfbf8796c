import type { MemberState } from "./members.api.ts";

const looks = { active: "good", disabled: "bad", frozen: "warning" } as const;

export const MemberStateSign = ({ state }: { state: MemberState }) => (
  <span className={`state state-${looks[state]}`}>{state}</span>
);
