import { Component, type ReactNode } from 'react';
import { LoadError } from './loader';

interface Props {
  /** Changes with the route: a new place starts without the old failure. */
  resetKey: string;
  /** What was loaded failed while it ran; mounting the children again must load something else. */
  onFault(error: Error): void;
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

  override componentDidCatch(error: Error) {
    if (error instanceof LoadError) {
      error.later.then(this.mount, () => {});
      return;
    }
    this.props.onFault(error);
    this.mount();
  }

  mount = () => this.setState({ failedAt: null });

  retry = () => {
    this.props.onRetry();
    this.mount();
  };

  override render() {
    return this.state.failedAt === null ? this.props.children : this.props.fallback(this.retry);
  }
}
