/** Exported for the tests of packages that set it and check the tiles. */
export { closedProvidersAtom } from "./lobby-state.ts";

/** A small catalogue for stories: slots of two providers, live tables, crash games; two of the slots have a demo. */

export const entry = (id: number, type: number, name: string, code = `G${id}`, gp_id = "GP1") => ({
  game_id: id,
  gp_id,
  game_type: type,
  game_code: code,
  game_name: { en_US: name, zh_CN: name },
  house: "",
  icon_light: "",
});

export const longName =
  "The Unreasonably Long Night of the Seven Lanterns above the Jade River and its Many Bridges";

const types = [
  {
    gt_id: 2,
    en_name: "Slot",
    gp_list: [entry(1, 2, "Harbourline", "", "GP1"), entry(2, 2, longName, "", "GP2")],
  },
  { gt_id: 3, en_name: "Live", gp_list: [entry(3, 3, "Harbourline", "", "GP1")] },
  { gt_id: 4, en_name: "Sports", gp_list: [entry(4, 4, "Tidemark", "", "GPTM")] },
  { gt_id: 8, en_name: "Cockfighting", gp_list: [entry(5, 8, "Spurfield", "", "GPSP")] },
];

const slots = [
  entry(101, 2, longName),
  entry(102, 2, "Midnight Fox"),
  entry(103, 2, "Lotus Ascent"),
  ...Array.from({ length: 40 }, (_, at) => entry(200 + at, 2, `Lantern ${at + 1}`)),
  entry(104, 2, "Peacock Garden", "G104", "GP2"),
];

const rocket = entry(401, 2, "Rocket Nine");

export const catalogue: Readonly<Record<string, unknown>> = {
  "/v3/game_list": types,
  "/v2/get_template_game_list": {
    info: [...slots, rocket, entry(301, 3, "Kestrel Live"), entry(402, 4, "Derby", "D1", "GPTM")],
  },
  "/arks/web/game-providers/custom-game-menus/crash": { list: [rocket] },
  "/arks/web/member-games/hot-games": { list: [102, 103] },
  "/arks/web/member-games/last-playing-game": { list: [] },
  "/v2/get_tag_game_list": { info: [{ id: 1, tag: "hot", game_list: [{ game_id: 102 }] }] },
  "/v2/game_label": {
    list: [{ id: 1, tag: "hot", game_list: [{ game_id: 102 }] }],
    main: slots.filter(({ gp_id }) => gp_id === "GP1"),
  },
  "/demo/gt_games": [
    { gt_id: 2, en_name: "Slot", gp_list: [entry(1, 2, "Harbourline", "", "GP1")] },
  ],
  "/demo/gp_games": [entry(102, 2, "Midnight Fox"), entry(101, 2, longName)],
  "/demo/play": { game_url: "https://demo.example/play" },
  "/arks/web/game-providers/sport-quickbet-url": {
    detail: { url: "https://elsewhere.example/", gp_id: "GPTM" },
  },
  "/check_iframe": null,
};

export const catalogueAnswer = (path: string): unknown => catalogue[path];
