import { expect, it } from "vitest";
import {
  hasDoubleSpaces,
  isChineseName,
  isEmail,
  isIdentifier,
  isInteger,
  isIpList,
  isIpOrHostname,
  isNumeric,
  isRegisterPassword,
  isSingleWord,
  isUrl,
} from "./text-checks.ts";

interface Values {
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
}

/** The requirement, its check, and valid and invalid values. */
const table: readonly (readonly [string, string, (text: string) => boolean, Values])[] = [
  [
    "REG-128",
    "a URL",
    isUrl,
    {
      valid: [
        "https://example.com",
        "http://example.com:8080/a?b=c#d",
        "https://user@example.com/",
        "http://127.0.0.1",
        "http://[::1]/",
        "https://例え.jp/パス",
      ],
      invalid: [
        "",
        "example.com",
        "//example.com",
        "ftp://a.b",
        "javascript:alert(1)",
        "http://",
        "http://a b",
      ],
    },
  ],
  [
    "REG-129",
    "letters, digits, underscore and hyphen",
    isIdentifier,
    { valid: ["a", "A_1-b", "-", "007"], invalid: ["", "a b", "a.b", "é", "a\n", "数"] },
  ],
  [
    "REG-130",
    "an integer",
    isInteger,
    {
      valid: ["0", "-12", "007", "98765432109876543210"],
      invalid: ["", "-", "1.0", "1e3", "+1", " 1", "1\n"],
    },
  ],
  [
    "REG-131",
    "numeric",
    isNumeric,
    {
      valid: ["0", "-1.5", ".5", "5.", "12"],
      invalid: ["", ".", "-", "1.2.3", "1e3", "0x1", "1,5", " 1"],
    },
  ],
  [
    "REG-132",
    "a list of IP addresses",
    isIpList,
    {
      valid: ["10.0.0.1", "10.0.0.1,192.168.1.255", "10.0.0.1, ::1", "2001:db8::1,\n10.0.0.1"],
      invalid: [
        "",
        "10.0.0.1,",
        "10.0.0.256",
        "10.0.0",
        "10.0.0.1;10.0.0.2",
        "example.com",
        "1::2::3",
      ],
    },
  ],
  [
    "REG-133",
    "an IP address or a host name",
    isIpOrHostname,
    {
      valid: ["10.0.0.1", "::1", "example.com", "localhost", "a-b.c1", "xn--r8jz45g.jp"],
      invalid: [
        "",
        "10.0.0.256",
        "-a.com",
        "a-.com",
        "a..b",
        "a_b.com",
        "http://a.com",
        "a.b:80",
        "a".repeat(64),
      ],
    },
  ],
  [
    "REG-134",
    "a name with two spaces side by side",
    hasDoubleSpaces,
    {
      valid: ["Anna  Berg", "Anna Maria   Berg", "Anna \u00A0Berg"],
      invalid: ["Anna Berg", "Anna", ""],
    },
  ],
  [
    "REG-135",
    "an email address",
    isEmail,
    {
      valid: ["a@b.co", "linh.n+naluma@mail.example.com", "a_b-c@x-y.org", "1@2.vn"],
      invalid: [
        "",
        "a@",
        "@b.co",
        "a@b",
        "a b@c.co",
        "a@b..co",
        "a@-b.co",
        "a@b-.co",
        ".a@b.co",
        "a.@b.co",
        "a..b@c.co",
        "a@b.c",
        "a@@b.co",
        "a@b.co ",
        "ä@b.co",
        `${"a".repeat(95)}@b.com`,
      ],
    },
  ],
  [
    "REG-136",
    "6 to 12 letters and digits with at least one of each",
    isRegisterPassword,
    {
      valid: ["abcde1", "ABCDEFGHIJ12", "1a1a1a"],
      invalid: ["", "abcd1", "abcdefghijk12", "abcdef", "123456", "abc_12", "abc 12", "äbcd12"],
    },
  ],
  [
    "REG-137",
    "a single word",
    isSingleWord,
    { valid: ["Linh", "Nguyễn", "王小明"], invalid: ["", "Nguyễn Linh", " Linh", "Linh\n"] },
  ],
  [
    "REG-138",
    "a name in Chinese",
    isChineseName,
    {
      valid: ["王", "王小明", "古丽·阿依·古丽"],
      invalid: ["", "Wang", "王Wang", "王 明", "·王", "王·", "王1", "ワン"],
    },
  ],
];

it.each(table)("[%s] %s", (_row, _name, check, { valid, invalid }) => {
  expect(valid.filter((text) => !check(text))).toEqual([]);
  expect(invalid.filter(check)).toEqual([]);
});
