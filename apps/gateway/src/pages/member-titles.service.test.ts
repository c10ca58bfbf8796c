import { pathsWith } from "@naluma/site/pages";
import { expect, it } from "vitest";
import { serveBuilds, templates } from "../real-builds.fake.ts";

const site = serveBuilds();

it.each(templates)(
  "each page of a member has its title in the %s document, which is rendered before the member is known",
  async (template) => {
    const titles: Record<string, string | undefined> = {};
    for (const path of pathsWith("guard", "auth"))
      titles[path] = (await site.get(path, { template })).title?.replace(" – Naluma", "");
    expect(titles).toEqual({
      "/user": "My wallet",
      "/user/Info": "Personal info",
      "/user/Announcement": "Announcements",
      "/user/Letter": "Messages",
      "/user/Deposit": "Top up balance",
      "/user/Withdrawal": "Withdrawal",
      "/user/BindAccount": "Bank account",
      "/user/Transaction": "Transactions",
      "/user/DWRecord": "Deposits and withdrawals",
      "/user/RecommendProject": "Invite friends",
      "/user/RecommendRecord": "Referral rewards",
      "/user/RecommendMemberSearch": "Invited friends",
      "/user/Activity": "Activity",
      "/user/PlayLimits": "Limits and breaks",
      "/Deposit": "Top up balance",
      "/proxy": "Agent account",
      "/fastPayment": "Fast payment",
    });
    const chinese = await site.get("/user/RecommendProject", {
      template,
      cookies: { lang: "zh_CN" },
    });
    expect(chinese.title).toBe("邀请好友 – Naluma 娱乐");
  },
);
