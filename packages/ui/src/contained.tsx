import { Component, type ReactNode } from "react";

interface ContainedProps {
  children: ReactNode;
  /** Stands in its place; nothing does, if left out. */
  instead?: ReactNode;
  /** The same, with a way to try once more. */
  renderInstead?: (again: () => void) => ReactNode;
  /** Closes what has nothing to show any more. */
  onBroken?: () => void;
}

/** An error boundary: a part that throws, or whose code cannot be loaded, takes itself and not the page. */
export class Contained extends Component<ContainedProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    // To the window, where errors that nobody has caught are heard.
    reportError(error);
    this.props.onBroken?.();
  }

  override render() {
    const { children, instead = null, renderInstead } = this.props;
    if (!this.state.isBroken) return children;
    return renderInstead ? renderInstead(() => this.setState({ isBroken: false })) : instead;
  }
}
