const place = (browser: string, system: string, address: string, at: string, is_here = false) => ({
  browser,
  system,
  address,
  at,
  is_here,
});

const phone = place("Safari", "iOS", "198.51.100.4", "2026-11-20T08:12:00.000Z");

export const devicesOnWire = {
  list: [
    {
      id: "d_1",
      is_live: true,
      ...place("Firefox", "Linux", "203.0.113.7", "2026-11-22T18:40:00.000Z", true),
    },
    { id: "d_2", is_live: true, ...phone },
    { id: "d_3", is_live: false, ...place("", "", "", "2026-10-02T21:05:00.000Z") },
  ],
  last_login: phone,
};
