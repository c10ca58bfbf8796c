/** Said to the document when a link followed inside the page has left the cookie of its rule. */
export const cookieLeft = "cookie-left";
