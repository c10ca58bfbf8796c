import type { ReactNode } from "react";
import { buttonClass, type ButtonShape } from "./button-class.ts";
import { HeadsetIcon } from "./icon.ts";

export interface ServiceLinkProps extends Pick<ButtonShape, "size"> {
  /** An address of the operator. */
  href: string;
  children: ReactNode;
}

/**
 * A link to customer service, for pages that cannot help by themselves. It opens in a new window, so that the page
 * stays.
 */
export function ServiceLink({ href, size, children }: ServiceLinkProps) {
  return (
    <a
      className={buttonClass({ look: "line", size })}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <HeadsetIcon />
      {children}
    </a>
  );
}
