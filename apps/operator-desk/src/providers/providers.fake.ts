import type { Answers } from "../testing/fake-sandbox.ts";
import type { Provider } from "./providers.api.ts";

const rules = { autoplay: true, turbo: true };

export const harbourline: Provider = {
  gp_id: "GPHL",
  name: "Harbourline",
  state: "open",
  planned: null,
  rules,
};

export const providers: readonly Provider[] = [
  harbourline,
  { ...harbourline, gp_id: "GPOX", name: "Oxbow", state: "refusing" },
  { ...harbourline, gp_id: "GPJD", name: "Jade", state: "slow", delay_ms: 1_500 },
  {
    ...harbourline,
    gp_id: "GPFC",
    name: "Fincastle",
    state: "maintenance",
    starts: "2026-11-23 10:00:00",
    ends: "2026-11-23 12:00:00",
    rules: { autoplay: false, turbo: false },
  },
  {
    ...harbourline,
    gp_id: "GPJL",
    name: "Jalapeno",
    planned: { starts: "2030-05-01 10:00:00", ends: "2030-05-01 12:30:00" },
  },
];

export const providerAnswers: Answers = { "GET /sandbox/providers": providers };
