import { useCallback } from "react";

export interface LogoPictureProps {
  src: string;
  /** The picture cannot be shown: ours goes in its place. */
  onFail: () => void;
}

/** An operator's own logo, in the very room of ours. Silent: the link around it speaks. */
export function LogoPicture({ src, onFail }: LogoPictureProps) {
  const missed = useCallback(
    (picture: HTMLImageElement | null) => {
      // It may have failed before this page could listen.
      if (picture?.complete) picture.decode().catch(onFail);
    },
    [onFail],
  );
  return (
    <img
      ref={missed}
      className="logo-own"
      src={src}
      alt=""
      width={143}
      height={44}
      onError={onFail}
    />
  );
}

/** The site's name, in the same room, where its picture did not arrive. */
export const LogoName = ({ name }: { name: string }) => (
  <b className="logo-name" translate="no">
    {name}
  </b>
);
