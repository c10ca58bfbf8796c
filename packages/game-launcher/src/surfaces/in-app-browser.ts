/**
 * Browsers inside other apps (chats, feeds), and bare web views: they have one view, and a window that they
 * open is lost or takes the place of the page.
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
  // A web view of Android says so; one of iOS leaves out the word that Safari ends with.
  /; wv\)/,
  /\((?:iPhone|iPad|iPod)[^)]*\) AppleWebKit(?!.*Safari)/,
];

/** Whether this browser can keep a second window open beside the page. */
export const isInAppBrowser = (userAgent: string): boolean =>
  signs.some((sign) => sign.test(userAgent));
