import { useEffect } from "react";
import { closeAuthWindow } from "./auth-callback.ts";

/** Route /authCallback: hands the result of the third-party login to its opener and closes. Renders nothing. */
export default function AuthCallbackPage() {
  useEffect(() => closeAuthWindow(window), []);
  return <main aria-busy="true" />;
}
