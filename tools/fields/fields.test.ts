import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/**
 * How the text typed in a field is read. `form`: by `useForm`, with the reader for the field's keyboard
 * (`packages/ui/src/field/readers.ts`). `digits`: by `PinField`. `line`, `figures`, `target`: in the event handler, by
 * the reader of that name (`packages/site/src/typed.ts`, `apps/game-client/src/crash/typed-target.ts`). `fold`: by the
 * search, which compares without diacritics. `chosen`: by the browser's own date input. `shown`: read-only. `prose`:
 * several words, taken as they are.
 */
type Reader =
  | "form"
  | "digits"
  | "line"
  | "figures"
  | "target"
  | "fold"
  | "chosen"
  | "shown"
  | "prose";

const readers: Readonly<Record<string, readonly Reader[]>> = {
  "apps/game-client/src/crash/cash-out-controls.ts": ["target"],
  "apps/game-client/src/page/fairness-sheet.ts": ["line"],
  "apps/operator-desk/src/audit/audit.tsx": ["line", "chosen", "chosen"],
  "apps/operator-desk/src/campaigns/campaign-editor.tsx": [
    "prose",
    "chosen",
    "chosen",
    "figures",
    "prose",
  ],
  "apps/operator-desk/src/campaigns/campaign-offer.tsx": [
    "figures",
    "figures",
    "figures",
    "figures",
    "figures",
  ],
  "apps/operator-desk/src/campaigns/campaign-prizes.tsx": ["prose", "figures", "figures"],
  "apps/operator-desk/src/content/item-fields.tsx": ["prose", "figures", "prose", "prose"],
  "apps/operator-desk/src/ledger/ledger.tsx": ["line", "chosen", "chosen"],
  "apps/operator-desk/src/members/access-panel.tsx": ["form"],
  "apps/operator-desk/src/members/letter-panel.tsx": ["form", "prose"],
  "apps/operator-desk/src/members/members.tsx": ["line"],
  "apps/operator-desk/src/members/money-panel.tsx": ["form", "form"],
  "apps/operator-desk/src/providers/provider-dialog.tsx": ["form", "chosen", "chosen"],
  "apps/operator-desk/src/session/sign-in.tsx": ["form", "form"],
  "apps/operator-desk/src/settings/settings.tsx": [
    "form",
    "form",
    "prose",
    "form",
    "form",
    "form",
    "form",
    "prose",
    "form",
  ],
  "apps/sandbox/src/third-party/sign-in-page.ts": ["shown", "line", "form"],
  "packages/account-security/src/change-password/change-password-form.tsx": ["shown", "form"],
  "packages/account-security/src/double-validation/double-validation-dialog.tsx": [
    "form",
    "form",
    "form",
  ],
  "packages/account-security/src/login-protection/protection-dialog.tsx": [
    "form",
    "shown",
    "form",
    "form",
  ],
  "packages/account-security/src/login-protection/second-step-dialog.tsx": ["form"],
  "packages/account-security/src/password/new-password-fields.tsx": ["form", "form"],
  "packages/account-security/src/transfer-verification/details-step.tsx": [
    "form",
    "form",
    "form",
    "form",
    "form",
  ],
  "packages/account-security/src/transfer-verification/verification-dialog.tsx": ["shown"],
  "packages/account-security/src/withdraw-password/withdraw-password-card.tsx": [
    "digits",
    "digits",
    "digits",
  ],
  "packages/captcha/src/captcha-field.tsx": ["shown", "form"],
  "packages/game-launcher/src/receipts/receipts-dialog.tsx": ["shown"],
  "packages/lobby/src/search/search-field.desktop.tsx": ["fold"],
  "packages/lobby/src/search/search-sheet.mobile.tsx": ["fold"],
  "packages/member/src/account-search.tsx": ["line"],
  "packages/member/src/agent-centre/agent-centre.tsx": ["shown", "form", "form"],
  "packages/member/src/agent-centre/report-view.tsx": ["chosen", "chosen"],
  "packages/member/src/bank-accounts/account-list.tsx": ["digits"],
  "packages/member/src/bank-accounts/bank-account-page.tsx": ["form", "form", "form", "digits"],
  "packages/member/src/friend-rewards/friend-pages.tsx": ["chosen", "chosen"],
  "packages/member/src/friend-rewards/invite-page.tsx": ["shown"],
  "packages/member/src/login/login-form.tsx": ["form", "form", "form"],
  "packages/member/src/play-limits/limit-card.tsx": ["form", "form"],
  "packages/register/src/form/one-field.tsx": ["form", "shown", "form", "form", "digits", "form"],
  "packages/register/src/form/phone-fields.tsx": ["form", "form", "form"],
  "packages/ui/src/confirm/prompt-dialog.tsx": ["form"],
  "packages/wallet/src/records/record-filters.tsx": ["chosen", "chosen"],
};

/** Elements and components that accept typing, not those that are only chosen, ticked or passed on. */
const fields =
  /(?<!\w)<(?!(?:Select|Radio|BirthDate|Site|Search|Answer|Item|One)Field\b)(?:\w+Field|TextArea|Input(?!,|>| extends| =)|input|textarea)\b|createElement\("(?:input|textarea)"\)/g;

/** The basic fields from which the others are built. */
const areMadeOf = "packages/ui/src/field/";

it("whatever is typed in a field of the product has one reader, named here", () => {
  const found = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "packages", "apps"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)))
    .filter((file) => !/\.(?:test|stories|fake|spec)\.|\/(?:testing|story)\//.test(file))
    .filter((file) => !file.startsWith(areMadeOf))
    .map((file) => {
      // Comments mention elements, too.
      const code = readFileSync(join(root, file), "utf8").replaceAll(/\/\*[^]*?\*\//g, "");
      return [file, code.match(fields)?.length ?? 0] as const;
    })
    .filter(([, count]) => count > 0);
  const named = Object.entries(readers).map(([file, all]) => [file, all.length] as const);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(named));
});
