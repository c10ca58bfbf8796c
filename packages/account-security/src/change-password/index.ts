export { ChangePasswordCard } from "./change-password-card.tsx";
export type { ChangePasswordProps } from "./change-password-form.tsx";
