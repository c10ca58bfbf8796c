import type { Answers } from "../testing/fake-sandbox.ts";
import type { Settings, SiteSettings } from "./settings.api.ts";

const settings: Settings = {
  titles: { zh: "娜露玛", en: "Naluma · Games" },
  currencies: ["USD", "RMB", "VND"],
  isDemo: false,
  linkExpireTime: 60,
  logos: [{ photo_path: "/media/logo.svg" }],
  customerService: {},
  minimumAge: 18,
  excludedCountries: ["AU"],
  leftOut: [],
};

export const naluma: SiteSettings = {
  site_id: 1,
  name: "naluma",
  settings,
  own_service: { en_US: "https://service.example/en", th_TH: "https://service.example/th" },
  offered: ["USD", "RMB", "VND", "THB"],
  services: ["friends", "records", "topUp"],
};

export const halcyon: SiteSettings = {
  ...naluma,
  site_id: 2,
  name: "halcyon",
  settings: { ...settings, titles: { zh: "翠鸟", en: "Halcyon" }, currencies: ["VND", "THB"] },
};

export const settingsAnswers: Answers = { "GET /sandbox/settings": [naluma, halcyon] };
