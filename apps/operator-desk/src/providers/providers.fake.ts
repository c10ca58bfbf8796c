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
    start_at: "2026-11-23T14:00:00.000Z",
    end_at: "2026-11-23T16:00:00.000Z",
    rules: { autoplay: false, turbo: false },
  },
  {
    ...harbourline,
    gp_id: "GPJL",
    name: "Jalapeno",
    planned: { start_at: "2030-05-01T14:00:00.000Z", end_at: "2030-05-01T16:30:00.000Z" },
  },
];

export const providerAnswers: Answers = { "GET /sandbox/providers": providers };
