/**
 * The states of a sign-in task. The specification defines nothing more, neither a screen nor a call.
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
