import { Component, type ReactNode } from 'react';

interface RenderBoundaryProps {
  /** The rendered page state; when it changes, an earlier failure no longer counts. */
  page: unknown;
  fallback: (error: unknown) => ReactNode;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Catches errors thrown while rendering in the browser; the server renders its own error page. */
export class RenderBoundary extends Component<
  RenderBoundaryProps,
  { failure?: { error: unknown; of: unknown } }
> {
  override state: { failure?: { error: unknown; of: unknown } } = {};

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
    this.setState({ failure: { error, of: this.props.page } });
  }

  override render() {
    const { failure } = this.state;
    return failure && failure.of === this.props.page
      ? this.props.fallback(failure.error)
      : this.props.children;
  }
}
