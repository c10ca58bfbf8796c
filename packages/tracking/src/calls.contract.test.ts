import { holdCalls, type HeldCalls } from "@naluma/api-client/wire-calls";
import { trackEvent } from "./registration/registration-event.api.ts";
import { registrationEvent } from "./registration/registration-event.ts";

const known = {
  siteId: 9,
  now: 1_795_188_610_500,
  eventId: "5c1f6a3e-0b7d-4c1e-9a55-2f0c6a8b7d10",
};
/** SHA-256 of `9:88213`. */
const opaqueId = "79158c65ef58371c4102e900b3e40fd184d6c910ad8d6501af06d8e972857ce5";
const click = "fb.1.1795188000000.abcDEF";

holdCalls(
  import.meta.dirname,
  [undefined, click].map((kept): HeldCalls => ({
    title: `[TRACK-01] a registration is told with its five fields, ${kept ? "and" : "without"} the click that led here`,
    async send(api) {
      const registered = { memberId: 88_213, currency: "VND" } as const;
      await api.send(trackEvent, await registrationEvent(registered, { ...known, click: kept }));
    },
    sends: [
      [
        trackEvent,
        {
          eventName: "CompleteRegistration",
          eventTime: 1_795_188_610,
          eventID: known.eventId,
          userData: { external_id: opaqueId, ...(kept && { fbc: kept }) },
          customData: { currency: "VND" },
        },
      ],
    ],
  })),
);
