/** The globals of a story that stands on a phone: the mobile template, at the width of one. */
export const phone = { template: "mobile", viewport: { value: "phone", isRotated: false } };
