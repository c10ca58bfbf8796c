import type { FormErrors } from "@naluma/ui/form";
import type { RestMessage } from "../words.rest.ts";

export interface BankAccount {
  readonly id: number;
  readonly bank: string;
  readonly holder: string;
  /** Its end; the rest is the platform's alone. */
  readonly number: string;
  readonly isDefault: boolean;
}

export interface BankAccounts {
  /** The default first. */
  readonly accounts: readonly BankAccount[];
  /** A member has so many at most. */
  readonly most: number;
}

export interface AccountValues {
  readonly bank: string;
  readonly holder: string;
  readonly number: string;
  readonly password: string;
}

/** Digits of a withdraw password. */
export const withdrawDigits = 4;

const isName = (typed: string) => typed.trim().length >= 2;

/** Of any country, IBANs included; blanks and hyphens are only for the eye. */
const isNumber = (typed: string) => /^[A-Za-z0-9]{6,34}$/.test(typed.replaceAll(/[\s-]/g, ""));

export const isPassword = (typed: string): boolean => /^\d{4}$/.test(typed);

/** The first failure only. */
export function checkAccount({
  bank,
  holder,
  number,
  password,
}: AccountValues): FormErrors<AccountValues, RestMessage> {
  if (!isName(bank)) return { bank: { id: "accounts.err_bank" } };
  if (!isName(holder)) return { holder: { id: "accounts.err_holder" } };
  if (!isNumber(number)) return { number: { id: "accounts.err_number" } };
  if (!isPassword(password)) return { password: { id: "accounts.err_password" } };
  return {};
}

/** As the member tells one from another: `Harbour Bank •••• 7890`. */
export const accountLabel = ({ bank, number }: BankAccount): string => `${bank} ${number}`;
