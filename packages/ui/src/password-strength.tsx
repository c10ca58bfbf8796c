import { passwordStrength, type Strength } from "./strength.ts";

export interface PasswordStrengthProps {
  password: string;
  /** The account name: a password that contains it is weak. */
  account: string;
  words: Readonly<Record<Strength, string>>;
}

const bars: Readonly<Record<Strength, number>> = { weak: 1, fair: 2, strong: 3 };

/** Shown as a text and a bar. Keeps its height while it is empty, so that nothing moves. */
export function PasswordStrength({ password, account, words }: PasswordStrengthProps) {
  const strength = passwordStrength(password, account);
  const lit = strength ? bars[strength] : 0;
  return (
    <p className="strength" data-strength={strength}>
      <span className="strength-bars" aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <i key={bar} className={bar <= lit ? "strength-bar-on" : undefined} />
        ))}
      </span>
      <output>{strength && words[strength]}</output>
    </p>
  );
}
