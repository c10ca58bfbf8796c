const nothing = { data: { bulletins: { list: [], setting: { display_frequency: 1 } } } };

/** No bulletin pops up over a page that stays open for a while. */
export const noPopUps = {
  "/arks/web/bulletin": nothing,
  "/arks/web/bulletin/member": nothing,
};
