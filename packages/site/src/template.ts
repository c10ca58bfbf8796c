/** The mobile template ids (SHELL-52). */
export const mobileTemplateIds = [
  "H5_1",
  "H5_2",
  "H5_3",
  "H5_4",
  "H5_5",
  "H5_6",
  "H5_7",
  "H5_8",
] as const;

export type MobileTemplateId = (typeof mobileTemplateIds)[number];

const idByName: Readonly<Record<string, MobileTemplateId>> = {
  origin_mobile: "H5_1",
  bob_mobile: "H5_2",
};

/** The value of `template` on mobile: the id, with old names mapped to theirs and unknown names unchanged. */
export const mobileTemplateId = (name: string): string =>
  Object.hasOwn(idByName, name) ? (idByName[name] ?? name) : name;
