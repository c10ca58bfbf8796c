/** No site accepts a shorter one. */
const shortestPassword = 6;

export type Strength = "weak" | "fair" | "strong";

/** The kinds of characters; each one used makes guessing harder. */
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];

const countOfKinds = (password: string) => kinds.filter((kind) => kind.test(password)).length;

const differentOnes = (password: string) => new Set(password.toLowerCase()).size;

/** The longest run of neighbouring characters in one direction, such as `1234` or `dcba`. */
function longestRun(password: string): number {
  let longest = 1;
  let run = 1;
  let direction = 0;
  for (let place = 1; place < password.length; place += 1) {
    const step = password.charCodeAt(place) - password.charCodeAt(place - 1);
    if (Math.abs(step) !== 1) run = 1;
    else run = step === direction ? run + 1 : 2;
    direction = step;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** How hard a password is to guess; undefined if it is empty. Advice only: no password is refused for it. */
export function passwordStrength(password: string, account: string): Strength | undefined {
  if (password === "") return undefined;
  const name = account.trim().toLowerCase();
  const hasName = name !== "" && password.toLowerCase().includes(name);
  const isPlain = countOfKinds(password) < 2 || differentOnes(password) < 5;
  if (password.length < shortestPassword || hasName || isPlain || longestRun(password) > 4)
    return "weak";
  return password.length >= 10 && countOfKinds(password) >= 3 ? "strong" : "fair";
}
