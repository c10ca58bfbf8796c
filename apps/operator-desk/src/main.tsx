import "@naluma/ui/theme.css";
import "@naluma/ui/styles.css";
import "@naluma/ui/later.css";
import "./frame/desk.css";
import { hearBackFirst } from "@naluma/ui/hear-first";
import { setNonce } from "get-nonce";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { App, routes } from "./app.tsx";
import { applyTheme, storedTheme } from "./frame/theme.ts";

applyTheme(storedTheme());
// Open dialogs insert a style element, which the content security policy only accepts with the nonce.
const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce;
if (nonce) setNonce(nonce);

const place = document.getElementById("desk");
if (!place) throw new Error("The page has no place for the desk.");
hearBackFirst(window);
const router = createBrowserRouter(routes, { basename: "/sandbox/desk" });
createRoot(place).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);
