import { Component, type ReactNode } from "react";
import { reportError } from "../monitoring/report-error.ts";

interface ContainedProps {
  children: ReactNode;
  /** Stands in its place; nothing does, if left out. */
  instead?: ReactNode;
}

/**
 * An error boundary: when the part's code cannot be loaded or throws, the rest of the page keeps
 * working.
 */
export class Contained extends Component<ContainedProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    const { children, instead = null } = this.props;
    return this.state.isBroken ? instead : children;
  }
}
