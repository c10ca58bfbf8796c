import { useCallback } from "react";

export interface LogoPictureProps {
  src: string;
  /** Called when the picture cannot be shown, so that the default logo replaces it. */
  onFail: () => void;
}

/** An operator's logo, at the size of the default one. Hidden from screen readers, as the link has a name. */
export function LogoPicture({ src, onFail }: LogoPictureProps) {
  const missed = useCallback(
    (picture: HTMLImageElement | null) => {
      // It may have failed before the page was hydrated.
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

/** The site's name at the same size, if the picture failed to load. */
export const LogoName = ({ name }: { name: string }) => (
  <b className="logo-name" translate="no">
    {name}
  </b>
);
