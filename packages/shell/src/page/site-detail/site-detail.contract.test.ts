import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import * as v from "valibot";
import { expect, test } from "vitest";
import { getSiteDetail } from "./site-detail.api.ts";

interface WireDetail {
  env_config: {
    title_zh: string;
    title_en: string;
    currencies: string[];
    IS_DEMO: number;
    LINK_EXPIRE_TIME: number;
  };
  customerUrl: Record<string, string>;
  web_logo_list: { photo_path: string }[];
  site_info: { socket_url: string; socket_ssl_url: string; socket_key: string };
  country: string;
}

const examples = examplesOf(getSiteDetail);
const body = { site_id: 9 };

test.each(examples)(
  "[RT-02] the site info is read with both socket addresses: $name",
  async (example) => {
    const { site_info } = example.data as WireDetail;
    expect(site_info.socket_url).not.toBe(site_info.socket_ssl_url);
    expect(await answerTo(getSiteDetail, body, example)).toMatchObject({
      ok: true,
      data: { socket: site_info },
    });
  },
);

test("an unreadable logo still leaves a socket, and a missing socket leaves no site detail", () => {
  const site_info = { socket_url: "ws://a.example", socket_ssl_url: "", socket_key: "key" };
  const { reads } = getSiteDetail;
  expect(v.parse(reads, { site_info, web_logo_list: [7] })).toMatchObject({
    logos: [],
    socket: site_info,
  });
  expect(v.is(reads, { web_logo_list: [] })).toBe(false);
  expect(v.is(reads, [7])).toBe(false);
});

test.each(examples)(
  "[SHELL-40] the site's data are read as the operator configured them: $name",
  async (example) => {
    const wire = example.data as WireDetail;
    expect(await answerTo(getSiteDetail, body, example)).toMatchObject({
      ok: true,
      data: {
        titles: { zh: wire.env_config.title_zh, en: wire.env_config.title_en },
        currencies: wire.env_config.currencies,
        isDemo: wire.env_config.IS_DEMO === 1,
        linkMinutes: wire.env_config.LINK_EXPIRE_TIME,
        customerService: wire.customerUrl,
        country: wire.country,
      },
    });
  },
);

test.each(examples)(
  "[SHELL-39] configuration, logos and customer service by language are read: $name",
  async (example) => {
    const { env_config, web_logo_list, customerUrl } = example.data as WireDetail;
    expect(web_logo_list).not.toEqual([]);
    expect(Object.keys(customerUrl)).not.toEqual([]);
    expect(await answerTo(getSiteDetail, body, example)).toMatchObject({
      ok: true,
      data: {
        currencies: env_config.currencies,
        logos: web_logo_list.map(({ photo_path }) => photo_path),
        customerService: customerUrl,
      },
    });
  },
);
