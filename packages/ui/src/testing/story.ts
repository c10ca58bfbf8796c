/** The globals for a story on a phone: the mobile template and a phone's width. */
export const phone = { template: "mobile", viewport: { value: "phone", isRotated: false } };
