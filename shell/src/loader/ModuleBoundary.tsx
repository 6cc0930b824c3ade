import { Component, type ReactNode } from 'react';
import { LoadError } from './loader';

/** In development form: a dev server's edit has been put into the page (`tooling/rspack/refresh-hook.mjs`). */
const EDIT_SHOWN = 'guide:edit-shown';

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
    return state.failedAt !== props.resetKey ? { failedAt: null } : null;
  }

  override componentDidMount() {
    if (process.env.NODE_ENV !== 'production') addEventListener(EDIT_SHOWN, this.retryAfterEdit);
  }

  override componentWillUnmount() {
    if (process.env.NODE_ENV !== 'production') removeEventListener(EDIT_SHOWN, this.retryAfterEdit);
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

  /** The edit may have mended what failed. */
  retryAfterEdit = () => {
    if (this.state.failedAt !== null) this.retry();
  };

  override render() {
    return this.state.failedAt === null ? this.props.children : this.props.fallback(this.retry);
  }
}
