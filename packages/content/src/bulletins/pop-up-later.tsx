import { lazyView } from "@naluma/ui/later";

/** All of it comes when it is first drawn: whoever draws it leaves the first view alone (decision 0013). */
export const PopUp = lazyView(() => import("./pop-up.tsx"));
