import type { ReactNode } from "react";
import { buttonClass, type ButtonShape } from "./button-class.ts";
import { HeadsetIcon } from "./icon.ts";

export interface ServiceLinkProps extends Pick<ButtonShape, "size"> {
  /** An address of the operator's. */
  href: string;
  children: ReactNode;
}

/** The way to a person, wherever a page cannot help by itself. It opens beside the page, which stays as it is. */
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
