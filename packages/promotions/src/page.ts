/** What the promotions page shows beside the operator's own pages. */
export { Invitation } from "./campaigns/invitation.tsx";
export { MyPromotions } from "./campaigns/my-promotions.tsx";
