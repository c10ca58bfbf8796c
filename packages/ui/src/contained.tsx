import { Component, type ReactNode } from "react";

interface ContainedProps {
  children: ReactNode;
  /** Rendered instead of the broken part; nothing by default. */
  instead?: ReactNode;
  /** Like `instead`, with a function to try again. */
  renderInstead?: (again: () => void) => ReactNode;
  /** Closes a layer that has no content any more. */
  onBroken?: () => void;
}

/** An error boundary: if a part throws, or its code cannot be loaded, only that part disappears. */
export class Contained extends Component<ContainedProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    // Reported to the window, like any uncaught error.
    reportError(error);
    this.props.onBroken?.();
  }

  override render() {
    const { children, instead = null, renderInstead } = this.props;
    if (!this.state.isBroken) return children;
    return renderInstead ? renderInstead(() => this.setState({ isBroken: false })) : instead;
  }
}
