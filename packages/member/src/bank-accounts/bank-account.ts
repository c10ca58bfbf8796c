import type { FormErrors } from "@naluma/ui/form";
import type { RestMessage } from "../words.rest.ts";

export interface BankAccount {
  readonly id: number;
  readonly bank: string;
  readonly holder: string;
  /** The last digits; the platform keeps the rest to itself. */
  readonly number: string;
  readonly isDefault: boolean;
}

export interface BankAccounts {
  /** The default account comes first. */
  readonly accounts: readonly BankAccount[];
  /** The maximum number of accounts per member. */
  readonly most: number;
}

export interface AccountValues {
  readonly bank: string;
  readonly holder: string;
  readonly number: string;
  readonly password: string;
}

export const withdrawDigits = 4;

const isName = (typed: string) => typed.trim().length >= 2;

/** Accepts numbers of any country, including IBANs; spaces and hyphens are ignored. */
const isNumber = (typed: string) => /^[A-Za-z0-9]{6,34}$/.test(typed.replaceAll(/[\s-]/g, ""));

export const isPassword = (typed: string): boolean => /^\d{4}$/.test(typed);

/** Reports only the first error. */
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

/** How the member recognises an account: `Harbour Bank •••• 7890`. */
export const accountLabel = ({ bank, number }: BankAccount): string => `${bank} ${number}`;
