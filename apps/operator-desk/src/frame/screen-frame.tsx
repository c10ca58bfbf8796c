import { Empty } from "@naluma/ui/empty";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";

export interface ScreenProps {
  name: string;
  /** Buttons at the end of the heading line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The previous address; undefined before the first screen. */
let before: string | undefined;

/** One screen: its heading, which receives the focus, the page title and the content. */
export function ScreenFrame({ name, actions, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = `${name} – Operator’s desk`;
  }, [name]);

  // A filter changes the address as well, but must leave the focus in its field.
  useEffect(() => {
    const isOther = before !== undefined && before !== pathname;
    before = pathname;
    if (isOther) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <div className="screen-head">
        <h1 className="page-heading" tabIndex={-1} ref={heading}>
          {name}
        </h1>
        {actions}
      </div>
      {children}
    </>
  );
}

export function NotFound() {
  return (
    <ScreenFrame name="No such screen">
      <Empty
        title="The desk has no screen at this address"
        action={<Link to="/">Go to the dashboard</Link>}
      />
    </ScreenFrame>
  );
}
