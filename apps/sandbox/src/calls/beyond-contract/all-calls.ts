import type { Hono } from "hono";
import type { Services } from "../../services.ts";
import type { Bound } from "../../wire/client-address.ts";

/** The sandbox's own calls for members and visitors; none of them is in the wire contract (decision 0031). */
export const addCallsBeyondContract = (app: Hono<Bound>, services: Services): void => {
};
