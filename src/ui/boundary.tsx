import { Component, type ReactNode } from 'react';

interface Props {
  /** A new value gives the children another chance, as after a route change. */
  of: unknown;
  fallback: ReactNode;
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps what breaks while it is drawn from taking the whole page with it. */
export class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override componentDidUpdate(before: Props) {
    if (this.state.broken && before.of !== this.props.of) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
