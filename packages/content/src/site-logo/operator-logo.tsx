import { Logo } from "@naluma/ui/logo";
import { LogoName, LogoPicture } from "@naluma/ui/logo-picture";
import type { SiteLogoProps } from "./site-logo.tsx";
import { useSiteLogo } from "./use-site-logo.ts";

export default function OperatorLogo({ others = [] }: SiteLogoProps) {
  const { picture, name, fail } = useSiteLogo(others);
  if (picture) return <LogoPicture src={picture} onFail={fail} />;
  return name ? <LogoName name={name} /> : <Logo />;
}
