import type { Locale } from "@naluma/site/locale";

const nuqta = "\u093c";

/** Loan words of the messages that the style guide of Hindi wants written with their dot. */
const withNuqta =
  "ग़लत क़दम ख़ुद ख़रीद आख़िर ग़ुलाम क़रीब बाक़ी नक़द रक़म तरीक़ ख़ाली मुर्ग़ मुक़ाबल ख़त्म क़ीमत नुक़सान".split(" ");

export function lacksNuqta(hindi: string): string | undefined {
  const text = hindi.normalize("NFD");
  const bare = withNuqta.filter((word) => {
    const plain = word.normalize("NFD").replaceAll(nuqta, "");
    return new RegExp(`(?<![\\p{L}\\p{M}])${plain}(?!${nuqta})`, "u").test(text);
  });
  return bare.length === 0 ? undefined : `lacks the nuqta of ${bare.join(", ")}`;
}

/** What a language does not write, and what it writes: its digits, its manners, one spelling of a word. */
const houseStyle: Readonly<Partial<Record<Locale, readonly (readonly [RegExp, string])[]>>> = {
  ja_JP: [
    [/あなた/u, "no second person"],
    [/ブラウザー/u, "ブラウザ"],
    [/〜/u, "～"],
  ],
  ko_KR: [[/하세요/u, "해 주세요"]],
  hi_IN: [
    [/[०-९]/u, "0-9"],
    [/पंजीकरण/u, "रजिस्ट्रेशन"],
  ],
  bn_BD: [
    [/[০-৯]/u, "0-9"],
    [/লিঙ্ক/u, "লিংক"],
    [/এখনো/u, "এখনও"],
  ],
  ta_IN: [
    [/[௦-௯]/u, "0-9"],
    [/ஏற்கனவே/u, "ஏற்கெனவே"],
    [/(?:[டலய]|ள்ள|(?<!மன்னிக்)க)வும்(?=[.,;:]|$)/u, "-ங்கள்"],
    // A button that orders “you, child”: the bare stem of what buttons do.
    [/(?:^|\s)(?:அமை|சேமி|சேர்|தொடங்கு|தொடர்|நீக்கு|மாற்று|விண்ணப்பி|விலக்கு|வைத்திரு)$/u, "-க"],
  ],
  my_MM: [
    [/[၀-၉]/u, "0-9"],
    [/(?<!ပါ)သည်။/u, "ပါသည်။"],
  ],
};

export function breaksStyle(text: string, locale: Locale): string | undefined {
  const broken = (houseStyle[locale] ?? []).flatMap(([not, write]) => {
    const [found] = not.exec(text) ?? [];
    return found === undefined ? [] : [`${found.trim()}, not ${write}`];
  });
  return broken.length === 0 ? undefined : `has ${broken.join(" and ")}`;
}
