import { useCallback } from "react";

/** The mark's colours are artwork and the same in both themes; only the gap between the rings adapts. */
const gap = "var(--mark-gap)";

/** Growth rings of a pearl, tangent at one point. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill="#A9C9EE" />
      <circle cx="18.2" cy="21.8" r="16.9" fill={gap} />
      <circle cx="18.2" cy="21.8" r="15" fill="#CDB9EA" />
      <circle cx="16.4" cy="23.6" r="12.3" fill={gap} />
      <circle cx="16.4" cy="23.6" r="10.4" fill="#F3C3B4" />
      <circle cx="14.6" cy="25.4" r="7.9" fill={gap} />
      <circle cx="14.6" cy="25.4" r="6" fill="#F3E9DC" />
      <path d="M20 0A20 20 0 0 1 40 20L36.6 20A16.6 16.6 0 0 0 20 3.4Z" fill="#BFE9DC" />
    </svg>
  );
}

/** The name as a drawn wordmark. Without a label it is hidden from screen readers, as the link has a name. */
export function Wordmark({ label }: { label?: string }) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg viewBox="0 0 236 62" className="logo-wordmark" {...spoken}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="8.5"
        d="M4 56V16M4 34A14 15 0 0 1 32 34V56M76 16V56M76 36A14.5 16 0 1 1 76 35.9M89 0V56M102 16V38A14 14 0 0 0 130 38V16M130 36V56M143 56V16M143 31A11 12 0 0 1 165 31V56M165 31A11 12 0 0 1 187 31V56M231 16V56M231 36A14.5 16 0 1 1 231 35.9"
      />
    </svg>
  );
}

/** The content of the link `<a className="logo" aria-label="Naluma, home">`. */
export function Logo() {
  return (
    <>
      <span>
        <BrandMark />
      </span>
      <span>
        <Wordmark />
      </span>
    </>
  );
}

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
      className="logo-picture"
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
