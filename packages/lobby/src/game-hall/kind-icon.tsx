import {
  BirdFillIcon,
  BirdIcon,
  CardsThreeFillIcon,
  CardsThreeIcon,
  CherriesFillIcon,
  CherriesIcon,
  ClubFillIcon,
  ClubIcon,
  FlagCheckeredFillIcon,
  FlagCheckeredIcon,
  GameControllerFillIcon,
  GameControllerIcon,
  RocketLaunchFillIcon,
  RocketLaunchIcon,
  SoccerBallFillIcon,
  SoccerBallIcon,
  TicketFillIcon,
  TicketIcon,
} from "@naluma/ui/icon";
import type { Kind } from "./hall.ts";

/** Regular, and filled for the current kind. */
const signs: Readonly<Partial<Record<Kind, readonly [typeof ClubIcon, typeof ClubIcon]>>> = {
  2: [CherriesIcon, CherriesFillIcon],
  3: [ClubIcon, ClubFillIcon],
  4: [SoccerBallIcon, SoccerBallFillIcon],
  5: [TicketIcon, TicketFillIcon],
  6: [CardsThreeIcon, CardsThreeFillIcon],
  7: [FlagCheckeredIcon, FlagCheckeredFillIcon],
  8: [BirdIcon, BirdFillIcon],
  9: [GameControllerIcon, GameControllerFillIcon],
  crash: [RocketLaunchIcon, RocketLaunchFillIcon],
};

interface KindIconProps {
  kind: Kind;
  current: boolean;
  /** The platform's picture, for a kind that we have no sign for. */
  picture: string;
}

export function KindIcon({ kind, current, picture }: KindIconProps) {
  const [Regular, Fill] = signs[kind] ?? [];
  const Sign = current ? Fill : Regular;
  if (Sign) return <Sign size="l" />;
  return picture ? <img src={picture} alt="" width="24" height="24" /> : null;
}
