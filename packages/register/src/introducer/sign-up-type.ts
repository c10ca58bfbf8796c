/** By what a visitor came to register; the cookie `register_type` holds it (REG-14). */
export const signUpTypes = ["none", "member_agent", "recommend_code"] as const;

export type SignUpType = (typeof signUpTypes)[number];

/** Who introduced a visitor: an agent by the id, a member by the code of an invitation, or nobody. */
export type Introducer =
  | { readonly type: "none"; readonly code: "" }
  | { readonly type: "member_agent" | "recommend_code"; readonly code: string };

export const nobody: Introducer = { type: "none", code: "" };

export const isSame = (a: Introducer, b: Introducer): boolean =>
  a.type === b.type && a.code === b.code;
