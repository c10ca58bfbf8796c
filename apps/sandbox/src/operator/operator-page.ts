import type { Page } from "./page-headers.ts";
import { pageStyle } from "./page-style.ts";

const script = `
const by = (id) => document.getElementById(id);
const status = by("status");
let key = "";
const ask = async (method, path, body) => {
  const answer = await fetch(path, {
    method,
    headers: { authorization: "Bearer " + key, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const read = await answer.json();
  if (!answer.ok) throw new Error(read.message + " " + JSON.stringify(read.data?.problems ?? ""));
  return read.data ?? read;
};
const told = (work) => async (event) => {
  event?.preventDefault();
  status.textContent = "";
  try { status.textContent = (await work(event)) ?? "Done."; }
  catch (error) { status.textContent = error.message; }
};
const cell = (row, content) => {
  const td = document.createElement("td");
  td.append(content);
  row.append(td);
};
const showProviders = async () => {
  const rows = (await ask("GET", "/sandbox/providers")).map((provider) => {
    const row = document.createElement("tr");
    cell(row, provider.gp_id);
    cell(row, provider.name);
    const select = document.createElement("select");
    select.setAttribute("aria-label", "State of " + provider.name);
    for (const state of ["open", "maintenance", "slow", "refusing"]) select.add(new Option(state));
    select.value = provider.state;
    select.addEventListener("change", told(async () => {
      await ask("POST", "/sandbox/providers/" + provider.gp_id, { state: select.value });
      await showProviders();
      return provider.name + " is now: " + select.value;
    }));
    cell(row, select);
    cell(row, provider.end_at ?? (provider.delay_ms ? provider.delay_ms + " ms" : ""));
    return row;
  });
  by("providers").replaceChildren(...rows);
};
let contents = {};
const showContent = () => { by("items").value = JSON.stringify((contents[by("kind").value] ?? []).map(({ id, position, ...item }) => item), null, 2); };
const loadContent = async () => { contents = await ask("GET", "/sandbox/content"); showContent(); };
const showAnswers = async () => { by("ordered").textContent = JSON.stringify(await ask("GET", "/sandbox/answers"), null, 2); };

by("enter").addEventListener("submit", told(async () => {
  key = by("key").value;
  await showProviders();
  await loadContent();
  await showAnswers();
  by("enter").hidden = true;
  by("desk").hidden = false;
  return "Welcome.";
}));
by("money").addEventListener("submit", told(async () => {
  const given = await ask("POST", "/sandbox/money", { member: by("who").value, amount: by("amount").value });
  return "The main wallet holds " + given.cash + " " + given.currency + ".";
}));
by("member").addEventListener("submit", told(async () => {
  const made = await ask("POST", "/sandbox/members", { account: by("account").value, password: by("password").value });
  return made.account + " plays in " + made.currency + ".";
}));
by("link").addEventListener("submit", told(async () => {
  const made = await ask("POST", "/sandbox/login-links", { member: by("linked").value });
  by("address").textContent = made.address;
  return "It logs in once, until " + new Date(made.ends_at).toLocaleTimeString() + ".";
}));
by("kind").addEventListener("change", showContent);
by("content").addEventListener("submit", told(async () => {
  await ask("POST", "/sandbox/content", { kind: by("kind").value, items: JSON.parse(by("items").value) });
  await loadContent();
}));
by("answers").addEventListener("submit", told(async () => {
  await ask("POST", "/sandbox/answers", JSON.parse(by("order").value));
  await showAnswers();
}));
by("clear").addEventListener("click", told(async () => {
  await ask("DELETE", "/sandbox/answers");
  await showAnswers();
}));
`;

const example = `{ "path": "/api/member/game/play1", "member": "player01", "code": "999", "message": "The game could not be started.", "times": "once" }`;

/** Provider states, money, content and ordered answers; every action asks with the key that was typed in. */
export const operatorPage: Page = (nonce) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox: operator</title>
<style nonce="${nonce}">${pageStyle}</style></head>
<body><h1>Operator</h1><p role="status" id="status"></p>
<form id="enter"><label>Operator key <input id="key" type="password" autocomplete="off" required></label> <button>Enter</button></form>
<main id="desk" hidden>
<h2>Providers</h2><table><thead><tr><th>Code</th><th>Name</th><th>State</th><th>Until, or delay</th></tr></thead><tbody id="providers"></tbody></table>
<h2>Money to a member</h2>
<form id="money"><label>Account or member id <input id="who" required></label><label>Amount <input id="amount" required inputmode="decimal" value="100.00"></label><button>Give</button></form>
<h2>New account</h2>
<form id="member"><label>Account <input id="account" required pattern="[a-z0-9]{4,20}" autocomplete="off"></label><label>Password <input id="password" type="password" required minlength="6" autocomplete="new-password"></label><button>Open</button></form>
<h2>Login link</h2>
<form id="link"><label>Account or member id <input id="linked" required></label><button>Make</button> <output id="address"></output></form>
<h2>Content</h2>
<form id="content"><label>Kind <select id="kind"><option>banner<option>announcement<option>bulletin<option>bulletin-setting<option>footer<option>mobile-footer<option>float<option>page<option>sponsor<option>login</select></label>
<textarea id="items" aria-label="Items as JSON"></textarea><button>Replace</button></form>
<h2>Ordered answers</h2>
<form id="answers"><textarea id="order" aria-label="Order as JSON">${example.replaceAll('"', "&quot;")}</textarea><button>Order</button> <button type="button" id="clear">Clear all</button></form>
<pre id="ordered"></pre>
</main>
<script type="module" nonce="${nonce}">${script}</script></body></html>`;
