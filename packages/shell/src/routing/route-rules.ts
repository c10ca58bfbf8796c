import type { RouteRule } from "./route-validation.ts";

const name = /^[\w-]{1,64}$/;
const number = /^[1-9]\d{0,3}$/;
/** A provider's code, or that of a house; the gateway drops longer ones from what the server renders. */
const code = /^[\w-]{1,32}$/;

/** `/main/{id}`, `/discount/{id}`, `/faq/{id}`: a number or a short name of the operator's. */
export const contentId: RouteRule = ({ params: { id = "" } }) => name.test(id);

/** `/gameHall/{id}`: the number of a game type, also of one that we have no name for. */
export const gameTypeId: RouteRule = ({ params: { id = "" } }) => number.test(id);

/** `/slotgame` and `/gameRoom`: a provider's games of one type, of one house where it has several (W-27). */
export const providerAsked: RouteRule = ({ query }) => {
  const house = query.get("house") ?? "";
  return (
    number.test(query.get("gt_id") ?? "") &&
    code.test(query.get("gp_id") ?? "") &&
    (house === "" || code.test(house))
  );
};
