import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { locales } from "@naluma/site/locale";
import type { Locale } from "@naluma/site/locale";
import { afterEach, describe, expect, test } from "vitest";
import { check } from "./check.ts";
import type { Exceptions } from "./exceptions.ts";
import type { Glossary } from "./glossary.ts";
import { quotedNames } from "./quoted.ts";
import { sameWords } from "./same-words.ts";
import { width } from "./script.ts";
import { wordFolders, type Words } from "./word-folders.ts";

const none: Exceptions = {
  sameAsEnglish: [],
  withoutTerm: [],
  builtIds: [],
  differentWords: [],
  quotedElsewhere: [],
};

/** Two sentences in the languages of the specification, correct in every respect. */
const sound = {
  en_US: { hello: "Log in to see your wallet.", ago: "{n, plural, one {# game} other {# games}}" },
  zh_CN: { hello: "登录后即可查看钱包。", ago: "{n, plural, other {# 款游戏}}" },
  zh_TW: { hello: "登入後即可查看錢包。", ago: "{n, plural, other {# 款遊戲}}" },
  ja_JP: { hello: "ログインしてください。", ago: "{n, plural, other {#本のゲーム}}" },
  ko_KR: { hello: "지갑을 보려면 로그인해 주세요.", ago: "{n, plural, other {게임 #개}}" },
  vi_VN: { hello: "Hãy đăng nhập để xem ví của bạn.", ago: "{n, plural, other {# trò chơi}}" },
  th_TH: { hello: "เข้าสู่ระบบเพื่อดูกระเป๋าเงิน", ago: "{n, plural, other {# เกม}}" },
  hi_IN: { hello: "वॉलेट देखने के लिए लॉग इन करें।", ago: "{n, plural, one {# गेम} other {# गेम}}" },
  my_MM: { hello: "ပိုက်ဆံအိတ်ကို ကြည့်ရန် ဝင်ပါ။", ago: "{n, plural, other {ဂိမ်း # ခု}}" },
  ta_IN: { hello: "பணப்பையைப் பார்க்க உள்நுழையுங்கள்.", ago: "{n, plural, one {# கேம்} other {# கேம்கள்}}" },
  bn_BD: { hello: "ওয়ালেট দেখতে লগ ইন করুন।", ago: "{n, plural, one {#টি গেম} other {#টি গেম}}" },
} as const satisfies Readonly<Partial<Record<Locale, Words>>>;

const spoken = locales.filter((locale): locale is keyof typeof sound =>
  Object.hasOwn(sound, locale),
);

const source = 'say("hello"); words.ago;';

function folderWith(locale: Locale, changes: Words, code = source) {
  const files = new Map<Locale, Words>(
    spoken.map((one) => [one, one === locale ? { ...sound[one], ...changes } : sound[one]]),
  );
  return { folder: "words", files, sources: new Map([["a.ts", code]]) };
}

const noDrafts: readonly Locale[] = [];
const noGlossaries = new Map<Locale, Glossary>();

/** `rule id` of each finding, after a fault is planted. */
const findings = (
  folder: ReturnType<typeof folderWith>,
  { glossaries = noGlossaries, exceptions = none, drafts = noDrafts } = {},
): string[] =>
  check(folder, glossaries, exceptions, { languages: spoken, drafts }).map(
    ({ rule, at }) => `${rule} ${at.split(" ").at(-1)}`,
  );

test("sound words have no findings", () => {
  expect(findings(folderWith("en_US", {}))).toEqual([]);
});

test.each([
  ["vi_VN", "Hãy đăng nhập! Xem ví của bạn.", "exclamation"],
  ["zh_CN", "登录后即可查看钱包！。", "exclamation"],
  ["th_TH", " เข้าสู่ระบบเพื่อดูกระเป๋าเงิน", "spaces"],
  ["ko_KR", "지갑을 보려면  로그인해 주세요.", "spaces"],
  ["vi_VN", "Hãy đăng nhập để xem ví của bạn.".normalize("NFD"), "spaces"],
  ["zh_TW", "登录後即可查看錢包。", "characters"],
  ["zh_TW", "登入後即可在裏面查看錢包。", "characters"],
  ["zh_CN", "登錄后即可查看钱包。", "characters"],
  ["zh_CN", "登录后即可查看钱包", "ending"],
  ["hi_IN", "वॉलेट देखने के लिए लॉग इन करें.", "ending"],
  ["th_TH", "เข้าสู่ระบบเพื่อดูกระเป๋าเงิน.", "ending"],
  ["bn_BD", "ওয়ালেট দেখতে {name} লগ ইন করুন।", "gaps"],
  ["ta_IN", "<b>பணப்பையைப்</b> பார்க்க உள்நுழையுங்கள்.", "gaps"],
  ["ja_JP", "ログイン{してください。", "broken"],
  ["hi_IN", "वॉलेट देखने के लिए खुद लॉग इन करें।", "nuqta"],
  ["hi_IN", "वॉलेट देखने के तरीके: लॉग इन करें।", "nuqta"],
  ["ja_JP", "あなたのゲームにログインしてください。", "style"],
  ["ja_JP", "ブラウザーでログインしてください。", "style"],
  ["ja_JP", "6〜12文字でログインしてください。", "style"],
  ["ko_KR", "지갑을 보려면 로그인하세요.", "style"],
  ["hi_IN", "वॉलेट देखने के लिए पंजीकरण करें।", "style"],
  ["hi_IN", "२ वॉलेट देखने के लिए लॉग इन करें।", "style"],
  ["bn_BD", "২টি ওয়ালেট দেখতে লগ ইন করুন।", "style"],
  ["bn_BD", "লিঙ্ক দেখতে লগ ইন করুন।", "style"],
  ["bn_BD", "ওয়ালেট এখনো নেই, লগ ইন করুন।", "style"],
  ["ta_IN", "பணப்பையைப் பார்க்க உள்நுழையவும்.", "style"],
  ["ta_IN", "பணப்பையை ஏற்கனவே பார்த்தீர்கள்.", "style"],
  ["my_MM", "ပိုက်ဆံအိတ် ၂ ခုကို ကြည့်ရန် ဝင်ပါ။", "style"],
  ["my_MM", "ပိုက်ဆံအိတ်ကို ကြည့်နိုင်သည်။", "style"],
  ["my_MM", "ပိုက်ဆံအိတ်ကို ကြည့်ရမည်။", "style"],
  ["my_MM", "ပိုက်ဆံအိတ်က ဘာလဲ။", "style"],
  ["my_MM", "ပိုက်ဆံအိတ်- ကြည့်ရန် ဝင်ပါ။", "style"],
  ["th_TH", "โปรดใส่ชื่อเพื่อดูกระเป๋าเงิน", "style"],
  ["th_TH", "กรอกชื่อเพื่อดูกระเป๋าเงิน", "style"],
  ["th_TH", "ดูกระเป๋าเงินเรื่อยๆ", "style"],
  ["hi_IN", "वॉलेट देखने के लिए पासवर्ड दर्ज करें।", "style"],
  ["hi_IN", "वॉलेट बिना खर्च देखें।", "nuqta"],
  ["hi_IN", "फिर कोशिश करें और वॉलेट देखें।", "style"],
  ["bn_BD", "6টি সংখ্যা লিখে লগ ইন করুন।", "style"],
  ["bn_BD", "পাতা রিফ্রেশ করে লগ ইন করুন।", "style"],
  ["bn_BD", "ওয়ালেটের সাথে লগ ইন করুন।", "style"],
  ["bn_BD", "100 % ওয়ালেট দেখুন।", "style"],
  ["ta_IN", "ஒரு பணப்பையைத் தேர்வுசெய்யுங்கள்.", "style"],
  ["ta_IN", "பணப்பையைப் பார்க்க மீண்டும் முயல்க.", "style"],
  ["my_MM", `${"ပိုက်ဆံအိတ်ကို ကြည့်ရန် ".repeat(8)}ဝင်ပါ။`, "length"],
] as const)("%s must not say %j", (locale, words, rule) => {
  expect(findings(folderWith(locale, { hello: words }))).toEqual([`${rule} hello`]);
});

test("a button of Tamil asks politely, and a word of excuse is no order", () => {
  const planted = (hello: string) => folderWith("ta_IN", { hello });
  expect(findings(planted("கடவுச்சொல்லை மாற்றுக."))).toEqual([]);
  expect(findings(planted("கடவுச்சொல்லை மாற்று"))).toContain("style hello");
  expect(findings(planted("மீண்டும் காட்டாதே"))).toContain("style hello");
  expect(findings(planted("பணப்பைக்குச் செல்லுங்கள்"))).toContain("style hello");
  expect(findings(planted("மன்னிக்கவும், உள்நுழையுங்கள்."))).toEqual([]);
});

test.each(["ဧည့်သည်", "အသုံးပြုသူအမည်"])("%s of Burmese is a noun and no sentence", (hello) => {
  expect(findings(folderWith("my_MM", { hello }))).not.toContain("style hello");
});

test("a dot that ends the stem of a Hindi word is seen", () => {
  const hello = "वॉलेट देखने के तरीक़े: लॉग इन करें।";
  expect(findings(folderWith("hi_IN", { hello }))).toEqual([]);
});

describe("plurals", () => {
  test.each([
    ["ja_JP", "{n, plural, one {#本のゲーム} other {#本のゲーム}}"],
    ["hi_IN", "{n, plural, other {# गेम}}"],
    ["en_US", "{n, plural, other {# games}}"],
    ["ta_IN", "{n, plural, one {# கேம்} few {# கேம்} other {# கேம்கள்}}"],
  ] as const)("%s has other forms than %s", (locale, words) => {
    expect(findings(folderWith(locale, { ago: words }))).toEqual(["plural ago"]);
  });

  test("a number that is named stands beside the forms", () => {
    const ago = "{n, plural, =0 {ゲームなし} other {#本のゲーム}}";
    expect(findings(folderWith("ja_JP", { ago }))).toEqual([]);
  });

  test("a plain gap is no plural", () => {
    expect(findings(folderWith("ja_JP", { ago: "{n}本のゲーム" }))).toEqual(["gaps ago"]);
  });
});

describe("the English text in another language", () => {
  const planted = folderWith("vi_VN", { hello: sound.en_US["hello"] ?? "" });

  test("is found, and too many such words change the script of the file", () => {
    expect(findings(planted)).toEqual(["english hello", "script words/vi_VN.json"]);
    expect(findings(folderWith("my_MM", { hello: "Log in to see your wallet။" }))).toEqual([
      "script words/my_MM.json",
    ]);
  });

  test("is no finding where it is allowed", () => {
    const because = "a name";
    const sameAsEnglish = [{ folder: "words", id: "hello", locales: ["vi_VN"], because }] as const;
    expect(findings(planted, { exceptions: { ...none, sameAsEnglish } })).toEqual([
      "script words/vi_VN.json",
    ]);
    const elsewhere = [{ folder: "other", id: "hello", because }];
    expect(findings(planted, { exceptions: { ...none, sameAsEnglish: elsewhere } })).toContain(
      "english hello",
    );
  });

  test("may be a gap, a number or a name", () => {
    const planted = folderWith("ko_KR", {});
    for (const locale of spoken)
      planted.files.set(locale, { ...sound[locale], code: "{code} · 18+", brand: "Naluma USD" });
    const code = `${source} words.code; words.brand`;
    expect(findings({ ...planted, sources: new Map([["a.ts", code]]) })).toEqual(
      spoken.filter((locale) => locale !== "en_US").map(() => "english brand"),
    );
  });
});

describe("a language that is still a draft", () => {
  const english = folderWith("my_MM", sound.en_US);
  const drafts = ["my_MM"] as const;

  test("may be English, in the language's own plural forms", () => {
    const ago = "{n, plural, other {# games}}";
    const planted = folderWith("my_MM", { ...sound.en_US, ago });
    expect(findings(planted, { drafts })).toEqual([]);
    expect(findings(planted)).not.toEqual([]);
    expect(findings(english, { drafts })).toEqual(["plural ago"]);
  });

  test("has every id and every gap", () => {
    const planted = folderWith("my_MM", { hello: "Log in, {name}.", extra: "More" });
    expect(findings(planted, { drafts })).toEqual(["ids extra", "gaps hello"]);
  });
});

describe("quoted names", () => {
  const quoting = (words: string) => [folderWith("ko_KR", { quotes: words, name: "모두 회수" })];

  test("stand on something in the same language", () => {
    expect(quotedNames(quoting("‘모두 회수’를 선택해 주세요."), [])).toEqual([]);
    expect(quotedNames(quoting("‘전부 회수’를 선택해 주세요."), [])).toEqual([
      {
        rule: "quoted",
        at: "words/ko_KR.json quotes",
        says: "quotes 전부 회수, which nothing is called",
      },
    ]);
    const elsewhere = [{ folder: "words", id: "quotes", because: "The menu is the browser's." }];
    expect(quotedNames(quoting("‘전부 회수’를 선택해 주세요."), elsewhere)).toEqual([]);
  });
});

test("a vowel sign beside its letter is as wide as a letter, a mark on it has no width", () => {
  expect(width("மெய்நிகர் விளையாட்டு")).toBe(17);
  expect(width("ที่")).toBe(1);
  expect(width("体育")).toBe(4);
});

describe("terms", () => {
  const glossaries = new Map<Locale, Glossary>([
    [
      "en_US",
      new Map([
        ["wallet", { wordings: ["wallet", "wallets"] }],
        ["main_wallet", { wordings: ["main wallet"] }],
      ]),
    ],
    [
      "ko_KR",
      new Map([
        ["wallet", { wordings: ["지갑"], never: ["월렛"] }],
        ["main_wallet", { wordings: ["메인 지갑"] }],
      ]),
    ],
  ]);

  test("of the English are in the translation", () => {
    expect(findings(folderWith("ko_KR", {}), { glossaries })).toEqual([]);
    const planted = folderWith("ko_KR", { hello: "월렛을 보려면 로그인해 주세요." });
    expect(findings(planted, { glossaries })).toEqual(["term hello", "synonym hello"]);
    const because = "the sentence is shorter without it";
    const withoutTerm = [{ folder: "words", id: "hello", term: "wallet", because }];
    expect(findings(planted, { glossaries, exceptions: { ...none, withoutTerm } })).toEqual([
      "synonym hello",
    ]);
  });

  test("are found by their longest wording", () => {
    const planted = folderWith("ko_KR", { hello: "지갑을 보려면 로그인해 주세요." });
    planted.files.set("en_US", { ...sound.en_US, hello: "Log in to see your main wallet." });
    expect(findings(planted, { glossaries })).toEqual(["term hello"]);
  });

  test("are not found in a word that only begins like one", () => {
    const win = new Map<Locale, Glossary>([
      ["en_US", new Map([["win", { wordings: ["you won"] }]])],
      ["ko_KR", new Map([["win", { wordings: ["당첨"] }]])],
    ]);
    const planted = folderWith("ko_KR", {});
    planted.files.set("en_US", { ...sound.en_US, hello: "Log in and you won’t be charged." });
    expect(findings(planted, { glossaries: win })).toEqual([]);
    planted.files.set("en_US", { ...sound.en_US, hello: "Log in to see what you won." });
    expect(findings(planted, { glossaries: win })).toEqual(["term hello"]);
  });
});

describe("ids", () => {
  test("that are missing or unknown are found, and so is a missing language", () => {
    const planted = folderWith("bn_BD", { extra: "আরও।" });
    planted.files.set("hi_IN", { hello: sound.hi_IN["hello"] ?? "" });
    planted.files.delete("th_TH");
    expect(findings(planted).toSorted()).toEqual([
      "ids ago",
      "ids extra",
      "language words/th_TH.json",
    ]);
  });

  test("that no source names are found", () => {
    expect(findings(folderWith("en_US", {}, 'say("hello")'))).toEqual(["use ago"]);
    expect(findings(folderWith("en_US", {}, 'say("hello"); words.agony'))).toEqual(["use ago"]);
  });

  test("that a source builds are listed beside the check, and the list is held against the source", () => {
    const built = { folder: "words", ids: /^ag/, from: "a.ts", as: "`ag${rest}`" };
    const exceptions = { ...none, builtIds: [built] };
    const code = 'say("hello"); say(`ag${rest}`)';
    expect(findings(folderWith("en_US", {}, code), { exceptions })).toEqual([]);
    expect(findings(folderWith("en_US", {}, 'say("hello")'), { exceptions })).toEqual([
      "use words",
    ]);
    const stale = { ...none, builtIds: [built, { ...built, ids: /^gone/ }] };
    expect(findings(folderWith("en_US", {}, code), { exceptions: stale })).toEqual(["use words"]);
  });
});

test("the same English in two packages is the same in each language", () => {
  const here = folderWith("en_US", {});
  const there = {
    ...folderWith("ko_KR", { hello: "로그인하면 지갑이 보입니다." }),
    folder: "other",
  };
  expect(sameWords([here, there], []).map(({ at }) => at)).toEqual([
    "ko_KR words hello, other hello",
  ]);
  const because = "a title and a button";
  const english = sound.en_US["hello"] ?? "";
  expect(sameWords([here, there], [{ english, locales: ["ko_KR"], because }])).toEqual([]);
});

describe("folders", () => {
  let root = "";
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function makeFolder(files: Readonly<Record<string, string>>) {
    root = mkdtempSync(join(tmpdir(), "naluma-words-"));
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
  }

  test("are found wherever an English file lies, with the sources of their package alone", () => {
    makeFolder({
      "packages/a/src/locales/en_US.json": '{"x":"X"}',
      "packages/a/src/locales/zh_TW.json": '{"x":{"y":"Y"}}',
      "packages/a/src/deep/a.tsx": 'say("x")',
      "packages/a/src/deep/a.test.ts": "",
      "packages/a/dist/locales/en_US.json": "{}",
      "packages/b/src/b.ts": "",
      "apps/s/src/wire/words/en_US.json": "{}",
    });
    const [wire, a, ...more] = wordFolders(root);
    expect(wire?.folder).toBe("apps/s/src/wire/words");
    expect(a?.files.get("zh_TW")).toEqual({ "x.y": "Y" });
    expect([...(a?.sources.keys() ?? [])]).toEqual(["packages/a/src/deep/a.tsx"]);
    expect(more).toEqual([]);
  });

  test.each([
    ["xx_XX.json", '{"x":"X"}', /named for no language/],
    ["th_TH.json", '{"x":1}', /no text/],
  ])("refuse %s with %s", (name, content, message) => {
    makeFolder({
      "packages/a/src/locales/en_US.json": '{"x":"X"}',
      [`packages/a/src/locales/${name}`]: content,
    });
    expect(() => wordFolders(root)).toThrow(message);
  });
});
