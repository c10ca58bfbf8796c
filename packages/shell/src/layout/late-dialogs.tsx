import { Tracking } from "../tracking/tracking.tsx";
import Bulletins from "./bulletins.tsx";

/** What comes up by itself, with the live part of the page. */
export default function LateDialogs() {
  return (
    <>
      <Bulletins />
      <Tracking />
    </>
  );
}
