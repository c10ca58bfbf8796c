import { SiteLogo } from "@naluma/lobby";
import { Logo } from "@naluma/ui/logo";
import { Contained } from "./contained.tsx";

/** What stands in a link or box of class `logo`: the operator's logo, else ours. */
export function Brand() {
  return (
    <Contained instead={<Logo />}>
      <SiteLogo />
    </Contained>
  );
}
