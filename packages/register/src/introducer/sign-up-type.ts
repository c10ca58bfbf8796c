/** How a visitor came to register; stored in the cookie `register_type` (REG-14). */
export const signUpTypes = ["none", "member_agent", "recommend_code"] as const;

export type SignUpType = (typeof signUpTypes)[number];

/** The introducer of a visitor: an agent with an id, a member with an invitation code, or none. */
export type Introducer =
  | { readonly type: "none"; readonly code: "" }
  | { readonly type: "member_agent" | "recommend_code"; readonly code: string };

export const nobody: Introducer = { type: "none", code: "" };

export const isSame = (a: Introducer, b: Introducer): boolean =>
  a.type === b.type && a.code === b.code;
