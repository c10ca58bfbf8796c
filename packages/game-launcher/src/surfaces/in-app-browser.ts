/**
 * Browsers inside other apps (chats, feeds), and bare web views: they have a single view, so a window they open is lost
 * or replaces the page.
 */
const signs: readonly RegExp[] = [
  /MicroMessenger|WeChat/i,
  /\bFBA[NV]\//,
  /\bInstagram\b/,
  /\bLine\//i,
  /\bZalo\b/i,
  /\bKAKAOTALK\b/i,
  /\bBytedanceWebview\b|\bmusical_ly\b|\bTikTok\b/i,
  /\bQQ\//,
  /\bSnapchat\b/i,
  // An Android web view says so; an iOS one lacks the word that ends Safari's user agent.
  /; wv\)/,
  /\((?:iPhone|iPad|iPod)[^)]*\) AppleWebKit(?!.*Safari)/,
];

/** Whether this browser can keep a second window open beside the page. */
export const isInAppBrowser = (userAgent: string): boolean =>
  signs.some((sign) => sign.test(userAgent));
