/** The z-index of the first layer (UI-06); each further one is one higher. */
export const baseLayer = 2000;

/** The offset of each kind of layer above the base. `theme.css` has the same values. */
const bands = {
  page: 0,
  popover: 30,
  modal: 110,
  confirm: 210,
  loading: 300,
  toast: 400,
} as const;

export type Band = keyof typeof bands;

export const bandLayer = (band: Band): number => baseLayer + bands[band];

/** The next z-index in a band: above the highest that is `taken` there. */
export const nextLayer = (taken: readonly number[], band: Band): number =>
  taken.length === 0 ? bandLayer(band) : Math.max(...taken) + 1;
