import { visitor, type SignedIn, type Who } from "./who.ts";

export const exampleMember: SignedIn = {
  role: "member",
  memberId: 7,
  account: "player01",
  currency: "USD",
  demo: false,
};

let who: Who | undefined;

/** Set by Storybook's toolbar; `undefined` leaves the choice to the story. */
export const chooseWho = (role: Who["role"] | undefined): void => {
  who = role && (role === "member" ? exampleMember : visitor);
};

export const chosenWho = (): Who | undefined => who;

/** Whether a fake session starts with a member: the toolbar takes precedence over the story. */
export const beginsSignedIn = (signedIn = true): boolean =>
  who ? who.role === "member" : signedIn;
