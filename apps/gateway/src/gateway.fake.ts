import type { Assets } from "./assets/assets.ts";
import type { LogLine } from "./log.ts";
import type { GatewayOptions } from "./options.ts";
import { fakeHost, type FakeHost } from "./pages/host-build.fake.ts";
import { oneRelease } from "./releases/serving.ts";
import { readSiteSettings } from "./site-settings.ts";
import { startGateway, type GatewayParts } from "./start-gateway.ts";

export interface Started {
  readonly origin: string;
  readonly port: number;
  readonly lines: LogLine[];
  readonly desktop: FakeHost;
  readonly mobile: FakeHost;
  stop(): Promise<void>;
}

interface Given {
  readonly options?: Partial<GatewayOptions>;
  readonly parts?: Partial<GatewayParts>;
  readonly desktop?: FakeHost;
  readonly assets?: Assets;
}

/** An address at which nothing is listening. */
const nowhere = "http://127.0.0.1:1";

export const testRelease = { id: "4f1c00aa1122", timestamp: 1_795_188_000_000 };

/** A gateway on a free port, in front of hosts without React. */
export async function startedGateway(given: Given = {}): Promise<Started> {
  const desktop = given.desktop ?? fakeHost();
  const mobile = fakeHost();
  const lines: LogLine[] = [];
  const options: GatewayOptions = {
    host: "127.0.0.1",
    port: 0,
    siteId: 1,
    sitesFolder: undefined,
    releasesFolder: undefined,
    apiOrigin: nowhere,
    apiPublicOrigin: given.options?.apiOrigin ?? nowhere,
    secret: "shared-secret",
    providerOrigin: "http://127.0.0.1:4200",
    socketOrigin: undefined,
    publicOrigin: "http://localhost:4000",
    countryHeader: "",
    addressHeader: "",
    trustedProxies: [],
    freshFor: 60_000,
    pagesKept: 50,
    isProduction: true,
    trackingCollector: "",
    ...given.options,
  };
  const gateway = await startGateway(options, {
    settings: await readSiteSettings(options.siteId, {
      PROVIDER_ORIGIN: options.providerOrigin,
      API_ORIGIN: options.apiPublicOrigin,
    }),
    releases: oneRelease({ ...testRelease, hosts: { desktop, mobile } }, given.assets ?? new Map()),
    log: (line) => lines.push(line),
    ...given.parts,
  });
  return {
    origin: `http://127.0.0.1:${gateway.port}`,
    port: gateway.port,
    lines,
    desktop,
    mobile,
    stop: gateway.stop,
  };
}
