import { Component, type ReactNode } from 'react';

interface RenderBoundaryProps {
  /** What is drawn; when it changes, an earlier failure no longer counts. */
  shown: unknown;
  fallback: (error: unknown) => ReactNode;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Catches what fails while it is drawn in the browser; the server draws again by itself. */
export class RenderBoundary extends Component<
  RenderBoundaryProps,
  { failure?: { error: unknown; of: unknown } }
> {
  override state: { failure?: { error: unknown; of: unknown } } = {};

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
    this.setState({ failure: { error, of: this.props.shown } });
  }

  override render() {
    const { failure } = this.state;
    return failure && failure.of === this.props.shown
      ? this.props.fallback(failure.error)
      : this.props.children;
  }
}
