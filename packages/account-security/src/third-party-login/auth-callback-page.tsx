import { useEffect } from "react";
import { closeAuthWindow } from "./auth-callback.ts";

/** Route /authCallback: hands over what the login elsewhere answered, and closes. Nothing is drawn. */
export default function AuthCallbackPage() {
  useEffect(() => closeAuthWindow(window), []);
  return <main aria-busy="true" />;
}
