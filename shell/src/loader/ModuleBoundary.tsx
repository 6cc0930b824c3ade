import { Component, type ReactNode } from 'react';
import { DevelopmentFailure } from './DevelopmentFailure';
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

interface State {
  failedAt: string | null;
  error?: Error;
}

/** Keeps a module's failure inside its own place: the frame and every other route go on (D-28, ERR). */
export class ModuleBoundary extends Component<Props, State> {
  override state: State = { failedAt: null };
  /** A dev server builds what was edited since the failure. */
  edited = false;

  static getDerivedStateFromError(error: Error): State {
    return { failedAt: '', error };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    if (state.failedAt === '') return { failedAt: props.resetKey };
    return state.failedAt !== props.resetKey ? { failedAt: null } : null;
  }

  override componentDidMount() {
    if (process.env.NODE_ENV !== 'production') {
      addEventListener(EDIT_SHOWN, this.retryAfterEdit);
      addEventListener('message', this.reloadAfterEdit);
    }
  }

  override componentWillUnmount() {
    if (process.env.NODE_ENV !== 'production') {
      removeEventListener(EDIT_SHOWN, this.retryAfterEdit);
      removeEventListener('message', this.reloadAfterEdit);
    }
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

  /** What could not be loaded has no code in the page that an edit could be put into: the page is loaded anew. */
  reloadAfterEdit = ({ data }: MessageEvent) => {
    const { failedAt, error } = this.state;
    if (data?.type === 'webpackInvalid') this.edited = true;
    if (data?.type === 'webpackOk' && this.edited && failedAt !== null && error instanceof LoadError)
      location.reload();
  };

  override render() {
    const { failedAt, error } = this.state;
    if (failedAt === null) return this.props.children;
    if (process.env.NODE_ENV === 'development' && error)
      return <DevelopmentFailure error={error} onRetry={this.retry} />;
    return this.props.fallback(this.retry);
  }
}
