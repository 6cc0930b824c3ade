import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  /** Changes with the route: a new place starts without the old failure. */
  resetKey: string;
  onError(error: Error, info: ErrorInfo): void;
  /** What stands in the module's place; `retry` mounts the module again. */
  fallback(retry: () => void): ReactNode;
  /** Called before the children are mounted again. */
  onRetry(): void;
  children: ReactNode;
}

/** Keeps a module's failure inside its own place: the frame and every other route go on (D-28, ERR). */
export class ModuleBoundary extends Component<Props, { failedAt: string | null }> {
  override state = { failedAt: null };

  static getDerivedStateFromError() {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(props: Props, state: { failedAt: string | null }) {
    if (state.failedAt === '') return { failedAt: props.resetKey };
    return state.failedAt !== null && state.failedAt !== props.resetKey ? { failedAt: null } : null;
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onError(error, info);
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ failedAt: null });
  };

  override render() {
    return this.state.failedAt === null ? this.props.children : this.props.fallback(this.retry);
  }
}
