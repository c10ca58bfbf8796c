export { PasswordStrength, type PasswordStrengthProps } from "./password-strength.tsx";
