/** The look of a company that is not the site. */
export const style = `
:root { color-scheme: light dark; --ground: light-dark(#eef2f5, #0f1418); --card: light-dark(#fff, #182026);
  --text: light-dark(#10202b, #eef4f7); --quiet: light-dark(#4c606d, #a7b7c1); --line: light-dark(#7d909c, #6d7f8a);
  --own: light-dark(#0b5d77, #8fd3ea); --on-own: light-dark(#fff, #06222d); --bad: light-dark(#a3231b, #ffb4ab); }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100dvh; padding: clamp(12px, 5vw, 40px) 12px; background: var(--ground); color: var(--text);
  font: 16px/1.6 system-ui, "Noto Sans", "PingFang SC", "Microsoft YaHei", sans-serif; }
:root:lang(my) { line-height: 1.95; }
:root:lang(ko) { word-break: keep-all; }
main { max-width: 26rem; margin: 0 auto; padding: clamp(16px, 5vw, 32px); border-radius: 16px; background: var(--card); overflow-wrap: anywhere; }
h1 { margin: 8px 0; font-size: 1.5rem; line-height: 1.25; text-wrap: balance; }
.mark { color: var(--own); font-weight: 700; }
.note { margin-top: 16px; color: var(--quiet); font-size: .875rem; }
.error { margin-top: 12px; color: var(--bad); font-weight: 600; }
form { display: grid; gap: 12px; margin-top: 16px; }
label { display: grid; gap: 4px; font-size: .875rem; }
input, button { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px;
  background: transparent; color: inherit; font: inherit; font-size: 1rem; }
button { cursor: pointer; }
.yes { border-color: var(--own); background: var(--own); color: var(--on-own); font-weight: 650; }
:focus-visible { outline: 2px solid var(--own); outline-offset: 2px; }
`;
