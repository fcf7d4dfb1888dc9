import { Component, type ReactNode } from 'react';

interface Props {
  /** A new value gives the children another chance, as after a route change. */
  of: unknown;
  fallback: ReactNode;
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  readonly broken: boolean;
  readonly of: unknown;
}

/** Error boundary: a component that throws while rendering does not take the page with it. */
export class Boundary extends Component<Props, State> {
  override state: State = { broken: false, of: this.props.of };

  static getDerivedStateFromProps({ of }: Props, before: State): State | null {
    return of === before.of ? null : { broken: false, of };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
