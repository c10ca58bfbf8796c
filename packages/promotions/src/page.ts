/** The parts of the promotions page in addition to the operator's own pages. */
export { Invitation } from "./campaigns/invitation.tsx";
export { MyPromotions } from "./campaigns/my-promotions.tsx";
