import type { Locale } from "@naluma/site/locale";
import { expect, test } from "vitest";
import type { Entry } from "../search-index/entry.ts";
import { createEngine } from "./search-engine.ts";

/** Real names of games, English first; together they form one catalogue per language. */
const english = [
  "Jade Koi River",
  "Midnight Fox",
  "Lotus Ascent",
  "Peacock Garden",
  "Thunder Peak",
  "Tiger Court",
  "Opera Fan",
  "Panda Picnic",
  "Dragon Ladder",
  "Moon Rabbit",
  "Kraken Depths",
  "Music Gallery",
] as const;

const called = {
  en_US: english,
  zh_CN:
    "翡翠锦鲤河 午夜灵狐 莲花登峰 孔雀花园 雷霆之巅 猛虎宫廷 戏曲折扇 熊猫野餐 龙之天梯 月兔 海怪深渊 音乐长廊".split(
      " ",
    ),
  zh_TW:
    "翡翠錦鯉河 午夜靈狐 蓮花登峰 孔雀花園 雷霆之巔 猛虎宮廷 戲曲摺扇 熊貓野餐 龍之天梯 月兔 海怪深淵 音樂長廊".split(
      " ",
    ),
  ja_JP:
    "翡翠の鯉の川 真夜中の狐 蓮の飛翔 孔雀の庭園 雷鳴の峰 虎の宮廷 歌劇の扇 パンダのピクニック 龍の梯子 月の兎 クラーケンの深淵 ミュージックの回廊".split(
      " ",
    ),
  ko_KR: [
    "비취 잉어 강",
    "한밤의 여우",
    "연꽃의 비상",
    "공작 정원",
    "천둥 봉우리",
    "호랑이 궁정",
    "오페라 부채",
    "판다의 소풍",
    "용의 사다리",
    "달토끼",
    "크라켄의 심연",
    "음악 회랑",
  ],
  th_TH:
    "แม่น้ำปลาคาร์ปหยก จิ้งจอกเที่ยงคืน ดอกบัวทะยานฟ้า สวนนกยูง ยอดเขาสายฟ้า ราชสำนักพยัคฆ์ พัดงิ้ว ปิกนิกแพนด้า บันไดมังกร กระต่ายจันทรา ห้วงลึกคราเคน ระเบียงดนตรี".split(
      " ",
    ),
  hi_IN: [
    "जेड कोइ नदी",
    "मध्यरात्रि लोमड़ी",
    "कमल आरोहण",
    "मोर उद्यान",
    "गर्जन शिखर",
    "बाघ दरबार",
    "ओपेरा पंखी",
    "पांडा पिकनिक",
    "ड्रैगन सीढ़ी",
    "चंद्र ख़रगोश",
    "क्रैकन की गहराई",
    "संगीत दीर्घा",
  ],
  my_MM:
    "ကျောက်စိမ်းငါးကြင်းမြစ် သန်းခေါင်မြေခွေး ကြာပန်းအထွတ်အထိပ် ဒေါင်းဥယျာဉ် မိုးကြိုးတောင်ထွတ် ကျားနန်းတွင်း ဇာတ်ယပ်တောင် ပန်ဒါပျော်ပွဲစား နဂါးလှေကား လယုန် ခရာကန်အနက်ပိုင်း ဂီတခန်းမ".split(
      " ",
    ),
  ta_IN: [
    "ஜேட் கெண்டை ஆறு",
    "நள்ளிரவு நரி",
    "தாமரை எழுச்சி",
    "மயில் நந்தவனம்",
    "இடி சிகரம்",
    "புலி அவை",
    "நாடக விசிறி",
    "பாண்டா பிக்னிக்",
    "டிராகன் ஏணி",
    "நிலவு முயல்",
    "கிராக்கன் ஆழம்",
    "இசைக் கூடம்",
  ],
  bn_BD: [
    "জেড কোই নদী",
    "মধ্যরাতের শিয়াল",
    "পদ্মের আরোহণ",
    "ময়ূর বাগান",
    "বজ্রচূড়া",
    "বাঘের দরবার",
    "অপেরা পাখা",
    "পান্ডার পিকনিক",
    "ড্রাগনের সিঁড়ি",
    "চাঁদের খরগোশ",
    "ক্র্যাকেনের গভীরে",
    "সঙ্গীত গ্যালারি",
  ],
  vi_VN: [
    "Dòng Sông Cá Chép Ngọc",
    "Cáo Nửa Đêm",
    "Hoa Sen Vươn Cao",
    "Vườn Công",
    "Đỉnh Sấm",
    "Triều Đình Hổ",
    "Quạt Tuồng",
    "Gấu Trúc Dã Ngoại",
    "Thang Rồng",
    "Thỏ Trăng",
    "Vực Sâu Kraken",
    "Phòng Nhạc",
  ],
} satisfies Readonly<Partial<Record<Locale, readonly string[]>>>;

type Searched = keyof typeof called;

/** Search terms that people type, and the games they mean, written by hand. */
const expectations: Readonly<
  Record<Searched, readonly (readonly [typed: string, meant: string])[]>
> = {
  en_US: [
    ["jade", "Jade Koi River"],
    ["fox midnight", "Midnight Fox"],
    ["dragno", "Dragon Ladder"],
    ["midnigt", "Midnight Fox"],
    ["thunderr", "Thunder Peak"],
    ["pandapic", "Panda Picnic"],
    ["LÓTUS", "Lotus Ascent"],
  ],
  zh_CN: [
    ["翡翠", "Jade Koi River"],
    ["灵狐", "Midnight Fox"],
    ["feicui", "Jade Koi River"],
    ["fei cui", "Jade Koi River"],
    ["feicuijinlihe", "Jade Koi River"],
    ["fcjlh", "Jade Koi River"],
    ["wylh", "Midnight Fox"],
    ["lianhua", "Lotus Ascent"],
    ["lztt", "Dragon Ladder"],
    ["锦里", "Jade Koi River"],
    ["yinyue", "Music Gallery"],
    ["yinyuechanglang", "Music Gallery"],
    ["yycl", "Music Gallery"],
    ["xiongmao", "Panda Picnic"],
    ["xoingmao", "Panda Picnic"],
    ["孔雀花圆", "Peacock Garden"],
  ],
  zh_TW: [
    ["錦鯉", "Jade Koi River"],
    ["feicui", "Jade Koi River"],
    ["fcjlh", "Jade Koi River"],
    ["leiting", "Thunder Peak"],
    ["yuetu", "Moon Rabbit"],
    ["锦鲤", "Jade Koi River"],
    ["xqzs", "Opera Fan"],
  ],
  ja_JP: [
    ["狐", "Midnight Fox"],
    ["くらーけん", "Kraken Depths"],
    ["クラーケン", "Kraken Depths"],
    ["ｸﾗｰｹﾝ", "Kraken Depths"],
    ["kuraken", "Kraken Depths"],
    ["kuraaken", "Kraken Depths"],
    ["ぱんだ", "Panda Picnic"],
    ["panda", "Panda Picnic"],
    ["pikunikku", "Panda Picnic"],
    ["myuujikku", "Music Gallery"],
    ["myuzikku", "Music Gallery"],
  ],
  ko_KR: [
    ["호랑이", "Tiger Court"],
    ["ㅎㄹㅇ", "Tiger Court"],
    ["ㅎㄹㅇㄱㅈ", "Tiger Court"],
    ["호라", "Tiger Court"],
    ["ㅂㅊㅇㅇ", "Jade Koi River"],
    ["달토ㄲ", "Moon Rabbit"],
    ["여우", "Midnight Fox"],
    ["크라캔", "Kraken Depths"],
    ["궁정 호랑이", "Tiger Court"],
  ],
  th_TH: [
    ["มังกร", "Dragon Ladder"],
    ["จิ้งจอก", "Midnight Fox"],
    ["จิงจอก", "Midnight Fox"],
    ["กระตาย", "Moon Rabbit"],
    ["ดนตรี", "Music Gallery"],
    ["สายฟา", "Thunder Peak"],
  ],
  hi_IN: [
    ["लोमड़ी", "Midnight Fox"],
    ["लोमडी", "Midnight Fox"],
    ["खरगोश", "Moon Rabbit"],
    ["चँद्र", "Moon Rabbit"],
    ["दरबार बाघ", "Tiger Court"],
    ["पिकनीक", "Panda Picnic"],
  ],
  my_MM: [
    ["မြေခွေး", "Midnight Fox"],
    ["မြေခွေ", "Midnight Fox"],
    ["ကျား", "Tiger Court"],
    ["နဂါး", "Dragon Ladder"],
    ["ငါးကြင်း", "Jade Koi River"],
  ],
  ta_IN: [
    ["புலி", "Tiger Court"],
    ["முயல்", "Moon Rabbit"],
    ["ஏணி டிராகன்", "Dragon Ladder"],
    ["டிராகான்", "Dragon Ladder"],
    ["மயில்", "Peacock Garden"],
  ],
  bn_BD: [
    ["শিয়াল", "Midnight Fox"],
    ["শিয়াল".normalize("NFD"), "Midnight Fox"],
    ["বাঘ", "Tiger Court"],
    ["চাদের", "Moon Rabbit"],
    ["ড্রাগন", "Dragon Ladder"],
    ["সিড়ি", "Dragon Ladder"],
  ],
  vi_VN: [
    ["cá chép", "Jade Koi River"],
    ["ca chep", "Jade Koi River"],
    ["dinh sam", "Thunder Peak"],
    ["ĐỈNH", "Thunder Peak"],
    ["thỏ trang", "Moon Rabbit"],
    ["rong thang", "Dragon Ladder"],
    ["gautruc", "Panda Picnic"],
    ["quat toung", "Opera Fan"],
  ],
};

const locales = Object.keys(called).filter((key): key is Searched => Object.hasOwn(called, key));

/** The real worker, started as on the page. */
const bestFor = async (locale: Searched) => {
  const entries = english.map((name, at): Entry => ({
    id: at,
    local: called[locale][at] ?? name,
    english: name,
    provider: "GP1",
    type: 2,
  }));
  const engine = await createEngine(entries, locale, { GP1: "Harbourline" });
  return async (text: string) => {
    const question = { text, provider: undefined, type: undefined, order: "best" } as const;
    const { ids } = await engine.find(question);
    return english[ids[0] ?? -1];
  };
};

test.each(locales)("a search as typed in %s finds what was meant", async (locale) => {
  const best = await bestFor(locale);
  const found = [];
  for (const [typed] of expectations[locale]) found.push([typed, await best(typed)]);
  expect(found).toEqual(expectations[locale]);
});

test.each(locales)(
  "in %s every game is found by its English name and by its own",
  async (locale) => {
    const best = await bestFor(locale);
    for (const [at, name] of english.entries()) {
      expect(await best(name)).toBe(name);
      expect(await best(called[locale][at] ?? "")).toBe(name);
    }
  },
);

test("a large index finished after a newer one does not replace it", async () => {
  const many = Array.from({ length: 1_000 }, (_, at) => ({
    id: at,
    local: `Lantern ${at}`,
    english: `Lantern ${at}`,
    provider: "GP1",
    type: 2,
  }));
  const fox = {
    id: 5_000,
    local: "Midnight Fox",
    english: "Midnight Fox",
    provider: "GP1",
    type: 2,
  };
  const [, newer] = await Promise.all([
    createEngine(many, "en_US", {}),
    createEngine([fox], "en_US", {}),
  ]);
  const { ids } = await newer.find({
    text: "midnight",
    provider: undefined,
    type: undefined,
    order: "best",
  });
  expect([...ids]).toEqual([5_000]);
});
