/** The first layer (UI-06); each further one lies one above it. */
export const baseLayer = 2000;

/** Where a kind of layer begins above the base. `theme.css` says the same to style sheets. */
const bands = {
  page: 0,
  popover: 30,
  modal: 110,
  confirm: 210,
  loading: 300,
  toast: 400,
} as const;

export type Band = keyof typeof bands;

/** The first layer of a band. */
export const bandLayer = (band: Band): number => baseLayer + bands[band];

/** Where the next one of a band goes: above the highest of those that are `taken` there. */
export const nextLayer = (taken: readonly number[], band: Band): number =>
  taken.length === 0 ? bandLayer(band) : Math.max(...taken) + 1;
