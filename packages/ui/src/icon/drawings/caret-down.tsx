import { drawn } from "../drawn.tsx";

export const CaretDownIcon = /* @__PURE__ */ drawn(
  "M216.49,104.49l-80,80a12,12,0,0,1-17,0l-80-80a12,12,0,0,1,17-17L128,159l71.51-71.52a12,12,0,0,1,17,17Z",
);
