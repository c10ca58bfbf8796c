import { pictureAddress } from "@naluma/site/address";
import { useSite } from "@naluma/site/use-site";
import { useState } from "react";

interface OperatorPictureProps {
  address: string;
  className: string;
  /** Stands in the first view. */
  eager?: boolean;
}

/** A picture of the operator's that says nothing new; none where it may not be loaded or does not come. */
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
