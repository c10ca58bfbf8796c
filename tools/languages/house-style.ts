import type { Locale } from "@naluma/site/locale";

const nuqta = "\u093c";

/** Loan words in the messages that the Hindi style guide wants with a nukta dot. */
const withNuqta =
  "ग़लत क़दम ख़ुद ख़रीद आख़िर ग़ुलाम क़रीब बाक़ी नक़द रक़म तरीक़ ख़ाली मुर्ग़ मुक़ाबल ख़त्म क़ीमत नुक़सान ख़र्च".split(" ");

export function lacksNuqta(hindi: string): string | undefined {
  const text = hindi.normalize("NFD");
  const bare = withNuqta.filter((word) => {
    const plain = word.normalize("NFD").replaceAll(nuqta, "");
    return new RegExp(`(?<![\\p{L}\\p{M}])${plain}(?!${nuqta})`, "u").test(text);
  });
  return bare.length === 0 ? undefined : `lacks the nuqta of ${bare.join(", ")}`;
}

const percent = [/\d\s+%/u, "%"] as const;

/** What a language does not write, and its replacement: digits, forms of politeness, one spelling of a word. */
const houseStyle: Readonly<Partial<Record<Locale, readonly (readonly [RegExp, string])[]>>> = {
  ja_JP: [
    [/あなた/u, "no second person"],
    [/ブラウザー/u, "ブラウザ"],
    [/〜/u, "～"],
  ],
  ko_KR: [[/하세요/u, "해 주세요"]],
  th_TH: [percent, [/(?:^|โปรด)ใส่/u, "กรอก"], [/^กรอก/u, "โปรดกรอก"], [/\Sๆ/u, " ๆ"]],
  hi_IN: [
    percent,
    [/[०-९]/u, "0-9"],
    [/पंजीकरण/u, "रजिस्ट्रेशन"],
    [/दर्ज कर/u, "डाल"],
    [/(?:फिर|दोबारा) कोशिश/u, "फिर से कोशिश"],
    [/जन्म तिथि/u, "जन्मतिथि"],
    [/कौन स/u, "कौन-स"],
  ],
  bn_BD: [
    percent,
    [/[০-৯]/u, "0-9"],
    [/লিঙ্ক/u, "লিংক"],
    [/এখনো/u, "এখনও"],
    [/(?<![\p{L}\p{M}])পাতা|পৃষ্ঠা/u, "পেজ"],
    [/\d(?:টি)? ?সংখ্যা/u, "ডিজিট"],
    [/রেজিস্ট/u, "নিবন্ধন"],
    [/পরিষেবা/u, "সেবা"],
    [/সাথে/u, "সঙ্গে"],
    [/ভিতর/u, "ভেতর"],
  ],
  ta_IN: [
    percent,
    [/[௦-௯]/u, "0-9"],
    [/ஏற்கனவே/u, "ஏற்கெனவே"],
    [/(?:[டலய]|ள்ள|(?<!மன்னிக்)க)வும்(?=[.,;:]|$)/u, "-ங்கள்"],
    // Bare verb stems on buttons, which address the reader like a child.
    [
      /(?:^|\s)(?:அமை|சேமி|சேர்|தேடு|செயல்தவிர்|தொடங்கு|தொடர்|நீக்கு|மாற்று|விண்ணப்பி|விலக்கு|வை|வைத்திரு)$/u,
      "-க",
    ],
    [/(?:^|\s)(?:செல்லு|பாரு|படியு)ங்கள்$/u, "-க"],
    [/மாற்ற$/u, "மாற்றுக"],
    [/முயல்க\./u, "முயலுங்கள்."],
    [/ாதே$/u, "வேண்டாம்"],
    [/தேருங்கள்|தேர்வுசெய்|தேர்ந்து/u, "தேர்ந்தெடு"],
    [/த்துக்கு|கணக்குக்கு/u, "-இற்கு"],
    [/மொபைல/u, "போன்"],
    [/அண்மை/u, "சமீபத்திய"],
  ],
  my_MM: [
    percent,
    [/[၀-၉]/u, "0-9"],
    // The word for visitor and a name end in the same letters as a sentence.
    [/(?<!ပါ|ဧည့်)သည်(?=။|$)/u, "ပါသည်"],
    [/(?<!ပါ|အ)မည်(?=။|$)/u, "ပါမည်, or ရန် on a button"],
    [/ဘူး|ဘာလဲ|ဘယ်(?!ဘက်)/u, "the written word"],
    [/(?<=[\p{scx=Mymr}\d]) ?- /u, ":"],
    [/တချို့/u, "အချို့"],
    [/တာဝန်ရှိစွာ/u, "တာဝန်သိစွာ"],
    [/ကြိုးစားကြည့်/u, "ကြိုးစား"],
  ],
};

export function breaksStyle(text: string, locale: Locale): string | undefined {
  const broken = (houseStyle[locale] ?? []).flatMap(([not, write]) => {
    const [found] = not.exec(text) ?? [];
    return found === undefined ? [] : [`${found.trim()}, not ${write}`];
  });
  return broken.length === 0 ? undefined : `has ${broken.join(" and ")}`;
}
