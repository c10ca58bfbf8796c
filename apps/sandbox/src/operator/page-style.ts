/** One quiet look for both pages. */
export const pageStyle = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 62rem; padding: 1.5rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .35rem .5rem; text-align: left; vertical-align: top; }
label { display: inline-flex; flex-direction: column; gap: .2rem; margin: 0 .8rem .8rem 0; }
input, select, textarea, button { font: inherit; padding: .3rem .5rem; }
textarea { width: 100%; min-height: 12rem; font-family: ui-monospace, monospace; font-size: .85rem; box-sizing: border-box; }
pre { overflow: auto; background: var(--line); padding: .8rem; font-size: .8rem; }
details { border-bottom: 1px solid var(--line); padding: .4rem 0; }
summary { cursor: pointer; } code { font-size: .9em; }
[role=status] { min-height: 1.5em; font-weight: 600; }
[hidden] { display: none; }
`;
