import { post } from "@naluma/api-client";
import { emptyBody, nothing } from "@naluma/api-client/wire";

/** Never aborted, and never sent because of a 401. */
export const logoutCall = post("/logout", { body: emptyBody, reads: nothing });
