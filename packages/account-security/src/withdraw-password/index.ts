export { WithdrawPasswordCard } from "./withdraw-password-card.tsx";
