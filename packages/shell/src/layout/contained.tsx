import { Component, type ReactNode } from "react";
import { reportError } from "../frame/report-error.ts";

/**
 * A part of the page that may be missing: when its code cannot be fetched, or breaks, its place stays
 * empty and the rest of the page goes on.
 */
export class Contained extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
