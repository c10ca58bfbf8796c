/**
 * What a sign-in task can be at. Nothing more is stated of them: no screen, no call.
 *
 * @row LOBBY-78
 */
export const signInStates = [
  "click_signin",
  "click_signin_true",
  "click_signin_pass",
  "is_signin_pass",
  "is_signin_success",
  "is_signin_noopen",
  "is_signin_true",
] as const;
