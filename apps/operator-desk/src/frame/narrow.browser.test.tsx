import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { auditAnswers } from "../audit/audit.fake.ts";
import { campaignAnswers } from "../campaigns/campaigns.fake.ts";
import { contentAnswers } from "../content/content.fake.ts";
import { dashboardAnswers } from "../dashboard/dashboard.fake.ts";
import { ledgerAnswers } from "../ledger/ledger.fake.ts";
import { memberAnswers } from "../members/members.fake.ts";
import { providerAnswers } from "../providers/providers.fake.ts";
import { settingsAnswers } from "../settings/settings.fake.ts";
import { openDesk } from "../testing/open-desk.tsx";

test.each([
  ["/", dashboardAnswers, "Last events"],
  ["/members", memberAnswers, "Members"],
  ["/members/1021", memberAnswers, "Latest movements"],
  ["/providers", providerAnswers, "Providers"],
  ["/content?kind=page", contentAnswers, "Pages"],
  ["/content?kind=page&item=2", contentAnswers, "Preview"],
  ["/campaigns", campaignAnswers, "Campaigns"],
  ["/campaigns?campaign=roulette", campaignAnswers, "Expected cost"],
  ["/settings", settingsAnswers, "Customer service"],
  ["/ledger", ledgerAnswers, "Entries"],
  ["/audit", auditAnswers, "Audit log"],
])("%s fits a phone", async (at, answers, part) => {
  await openDesk(at, answers);
  await page.viewport(390, 844);
  const region = page
    .getByRole("region", { name: part })
    .or(page.getByRole("list", { name: part }));
  await expect.element(region.first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
