import type { Api } from "@naluma/api-client";
import { type Machine, startMachine, type Store } from "@naluma/machine";
import type { Locale } from "@naluma/site/locale";
import { newId } from "@naluma/site/new-id";
import type { SiteSettings } from "@naluma/site/settings";
import { cookies } from "@naluma/site/stored";
import { trackingConfiguration, trackingScript } from "@naluma/site/tracking";
import { type ConsentAnswer, readConsent } from "@naluma/site/tracking-cookies";
import {
  type Consent,
  type ConsentEffect,
  type ConsentEvent,
  stepConsent,
  unasked,
} from "./consent/consent.machine.ts";
import {
  type ClickPage,
  forgetClick,
  keptClick,
  readCookie,
  storeClickId,
  storeConsent,
} from "./cookies.ts";
import { loadPixel, type PixelWindow, unloadPixel } from "./pixel/pixel.ts";
import { trackEvent } from "./registration/registration-event.api.ts";
import { type Registered, registrationEvent } from "./registration/registration-event.ts";

export interface TrackingPorts {
  readonly store: Store;
  readonly api: Pick<Api, "send">;
  readonly settings: Pick<SiteSettings, "siteId" | "tracking">;
  readonly locale: Locale;
  /** In other builds no script is ever loaded and no event sent (TRACK-04). */
  readonly isProduction: boolean;
  /** The query of the page's initial address, which may have changed since. */
  readonly search: string;
  readonly win: ClickPage & PixelWindow & { readonly navigator: Wishes };
  readonly nonce: string | undefined;
  now(): number;
  allowScriptsFrom(origin: string | undefined): void;
  /** Reloads the page as soon as nothing can be lost by it: a script that has started only ends with its document. */
  leaveDocument(): void;
}

export interface Tracking {
  readonly consent: Machine<Consent, ConsentEvent>;
  answer(answer: ConsentAnswer): void;
  /** Sends one event per member, only with consent. Nothing waits for it, and a failure is not reported. */
  trackRegistration(registered: Registered): Promise<void>;
}

/** A page's tracking: it asks, stores, loads and sends no more than the player has consented to. */
export function createTracking(ports: TrackingPorts): Tracking {
  const { store, api, settings, locale, isProduction, search, win, now } = ports;
  const configuration = trackingConfiguration(settings);
  const script = isProduction ? trackingScript(settings, locale) : undefined;
  const tracked = new Set<number>();

  const given = () =>
    readConsent(readCookie(win, cookies.trackingConsent), { now: now(), configuration });

  const perform = (effect: ConsentEffect) => {
    switch (effect.do) {
      case "store-answer":
        storeConsent(win, effect.given, configuration);
        break;
      case "keep-click":
        storeClickId(win, search, now());
        break;
      case "forget-click":
        forgetClick(win);
        break;
      case "load-script":
        if (script) loadPixel(ports, script);
        break;
      case "leave-document":
        if (!script) break;
        unloadPixel(ports);
        ports.leaveDocument();
        break;
    }
  };

  const consent = startMachine(unasked, stepConsent, perform, store);
  consent.send({ type: "page-opened", given: given(), isOptedOut: isOptedOut(win.navigator) });

  return {
    consent,
    answer: (answer) => consent.send({ type: "answered", given: { answer, at: now() } }),
    async trackRegistration(registered) {
      // Consent may have been withdrawn in another tab.
      if (!script || given()?.answer !== "accepted" || tracked.has(registered.memberId)) return;
      tracked.add(registered.memberId);
      const event = await registrationEvent(registered, {
        siteId: settings.siteId,
        now: now(),
        eventId: newId(),
        click: keptClick(win),
      });
      await api.send(trackEvent, event);
    },
  };
}

/** The browser's privacy settings; not every browser has all of them. */
type Wishes = Pick<Navigator, "cookieEnabled"> & {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
};

/**
 * Whether the browser asks sites not to track. A browser without cookies counts too, because it could not store an
 * answer.
 */
const isOptedOut = ({ globalPrivacyControl, doNotTrack, cookieEnabled }: Wishes): boolean =>
  globalPrivacyControl === true || doNotTrack === "1" || !cookieEnabled;
