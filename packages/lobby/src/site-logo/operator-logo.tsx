import { Logo, LogoPicture } from "@naluma/ui/logo";
import { useSiteLogo } from "./use-site-logo.ts";

export default function OperatorLogo() {
  const { picture, fail } = useSiteLogo();
  return picture ? <LogoPicture src={picture} onFail={fail} /> : <Logo />;
}
