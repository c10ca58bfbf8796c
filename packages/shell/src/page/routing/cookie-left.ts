/** Dispatched on the document when a link followed inside the page has set its rule's cookie. */
export const cookieLeft = "cookie-left";
