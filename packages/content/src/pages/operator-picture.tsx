import { pictureAddress } from "@naluma/site/address";
import { useSite } from "@naluma/site/use-site";
import { useState } from "react";

interface OperatorPictureProps {
  address: string;
  className: string;
  /** Set for a picture in the first view. */
  eager?: boolean;
}

/** A decorative picture of the operator's. Renders nothing if it is not allowed or fails to load. */
export function OperatorPicture({ address, className, eager = false }: OperatorPictureProps) {
  const { settings } = useSite();
  const [failed, setFailed] = useState<string>();
  const src = pictureAddress(address, settings);
  if (!src || src === failed) return null;
  return (
    <img
      className={className}
      src={src}
      alt=""
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}
