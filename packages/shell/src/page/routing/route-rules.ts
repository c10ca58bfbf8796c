import type { RouteRule } from "./route-validation.ts";

const name = /^[\w-]{1,64}$/;
const number = /^[1-9]\d{0,3}$/;
/** The code of a provider or a house; the gateway drops longer ones from what the server renders. */
const code = /^[\w-]{1,32}$/;

/** `/main/{id}`, `/discount/{id}`, `/faq/{id}`: a number or a short name chosen by the operator. */
export const contentId: RouteRule = ({ params: { id = "" } }) => name.test(id);

/** `/gameHall/{id}`: the number of a game type, including types without a name of ours. */
export const gameTypeId: RouteRule = ({ params: { id = "" } }) => number.test(id);

/** `/slotgame` and `/gameRoom`: a provider's games of one type, and of one house if it has several (W-27). */
export const providerAsked: RouteRule = ({ query }) => {
  const house = query.get("house") ?? "";
  return (
    number.test(query.get("gt_id") ?? "") &&
    code.test(query.get("gp_id") ?? "") &&
    (house === "" || code.test(house))
  );
};
