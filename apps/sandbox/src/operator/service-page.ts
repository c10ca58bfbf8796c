import { topUpsADay } from "../play/top-up.ts";
import { accountName, accounts, password } from "../seed/accounts.ts";
import { topUpAmount } from "../seed/amounts.ts";
import type { Page } from "./page-headers.ts";

const style = `
:root { color-scheme: light dark; --ground: light-dark(#f7f2ec, #171116); --card: light-dark(#fff, #1f171d);
  --text: light-dark(#1b1218, #f7f2ef); --quiet: light-dark(#6b5a64, #b9aab3); --gold: light-dark(#8a5f14, #ebc27c);
  --line: light-dark(#e5dad0, #352932); }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100dvh; padding: clamp(16px, 6vw, 64px) 16px; background: var(--ground); color: var(--text);
  font: 16px/1.6 system-ui, "Noto Sans", "PingFang SC", "Microsoft YaHei", sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: clamp(20px, 5vw, 44px); border: 1px solid var(--line);
  border-radius: 22px; background: var(--card); }
header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; }
.mark { color: var(--gold); font-size: .875rem; font-weight: 650; }
a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; font-size: .875rem; text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--gold); outline-offset: 3px; border-radius: 4px; }
h1 { margin: 12px 0 8px; font-size: clamp(1.6rem, 5vw, 2.1rem); line-height: 1.2; text-wrap: balance; }
.lead { color: var(--quiet); font-size: 1.05rem; }
section { margin-top: 24px; padding-top: 20px; border-top: 1px solid var(--line); }
h2 { margin-bottom: 4px; font-size: 1.1rem; }
b { color: var(--gold); font-weight: 650; white-space: nowrap; }
`;

interface Spoken {
  readonly lang: "en-US" | "zh-CN";
  readonly other: { readonly locale: string; readonly lang: string; readonly name: string };
  readonly mark: string;
  readonly title: string;
  readonly lead: string;
  /** Heading and text. */
  readonly parts: readonly (readonly [string, string])[];
}

const first = accountName(0);
const last = accountName(accounts.length - 1);
const empty = accountName(accounts.findIndex(({ main, wallets }) => main === 0 && !wallets));
const dollars = topUpAmount("USD") / 100n;

const english: Spoken = {
  lang: "en-US",
  other: { locale: "zh_CN", lang: "zh-CN", name: "中文" },
  mark: "Sandbox",
  title: "Customer service",
  lead: "You are on a trial installation. Nobody sits at this desk, but most questions have their answer here.",
  parts: [
    [
      "Play money only",
      "Every balance here is play money. It cannot be bought, has no cash value and cannot be paid out.",
    ],
    [
      "How to get more",
      `When your balance does not cover the stake, the game shows the button <b>Get play money</b>. It adds about ${dollars} US dollars’ worth in your currency, up to ${topUpsADay} times a day, while all your wallets together hold less than that.`,
    ],
    [
      "What the play accounts are for",
      `<b>${first}</b> to <b>${last}</b> are for trying the site, all with the password <b>${password}</b>. ${first} has a full purse, ${empty} has nothing, and others play in other currencies or show what happens when an account is closed. They are shared: please store nothing personal in them.`,
    ],
    [
      "On a real site",
      "An operator puts the address of its own customer service in place of this page.",
    ],
  ],
};

const chinese: Spoken = {
  lang: "zh-CN",
  other: { locale: "en_US", lang: "en-US", name: "English" },
  mark: "沙盒",
  title: "客服中心",
  lead: "您正在使用试用环境。这里没有人工客服，但大多数问题都能在本页找到答案。",
  parts: [
    ["仅限模拟币", "这里的所有余额均为模拟币，无法购买，没有现金价值，也不能提现。"],
    [
      "如何获得更多模拟币",
      `余额不足以支付投注额时，游戏中会显示<b>领取模拟币</b>按钮。每次可领取约合 ${dollars} 美元的当前币种模拟币，每天最多 ${topUpsADay} 次，且仅在您所有钱包的总额低于该金额时可以领取。`,
    ],
    [
      "试玩账号的用途",
      `<b>${first}</b> 至 <b>${last}</b> 供试用本站，密码均为 <b>${password}</b>。${first} 余额充足，${empty} 没有余额，其他账号使用不同币种，或用于演示账号停用等情况。账号由大家共用，请勿留下个人信息。`,
    ],
    ["正式站点", "运营商会用自己的客服地址替换本页。"],
  ],
};

/** What customer service is on a sandbox; English stands in for languages that it does not speak. */
export const servicePage = (locale: string): Page => {
  const spoken = locale.startsWith("zh") ? chinese : english;
  const { lang, other, mark, title, lead, parts } = spoken;
  return (nonce) => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} · ${mark}</title>
<style nonce="${nonce}">${style}</style></head>
<body><main>
<header><span class="mark">${mark}</span><a href="/sandbox/service?lang=${other.locale}" lang="${other.lang}" hreflang="${other.lang}">${other.name}</a></header>
<h1>${title}</h1><p class="lead">${lead}</p>
${parts.map(([heading, text]) => `<section><h2>${heading}</h2><p>${text}</p></section>`).join("\n")}
</main></body></html>`;
};
