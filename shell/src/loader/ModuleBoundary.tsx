import { Component, type ReactNode } from 'react';
import { DevelopmentFailure } from './DevelopmentFailure';
import { LoadError } from './loader';

/** In development: a dev server's edit is in the page (`tooling/rspack/refresh-hook.mjs`). */
const EDIT_SHOWN = 'guide:edit-shown';

interface Props {
  /** Changes with the route, which clears the failure. */
  resetKey: string;
  /** The code failed while it rendered; the next mount must load another release. */
  onFault(error: Error): void;
  /** Replaces the failed module; `retry` mounts it again. */
  fallback(retry: () => void): ReactNode;
  /** Called before the children are mounted again. */
  onRetry(): void;
  children: ReactNode;
}

interface State {
  failedAt: string | null;
  error?: Error;
}

/** In development: after an edit, mounts a failed module again or reloads the page. @returns stops it */
function watchEdits(boundary: ModuleBoundary): () => void {
  let edited = false;
  const retry = () => {
    if (boundary.state.failedAt !== null) boundary.retry();
  };
  // An edit cannot replace code that was never loaded.
  const reload = ({ data }: MessageEvent) => {
    const { failedAt, error } = boundary.state;
    if (data?.type === 'webpackInvalid') edited = true;
    if (data?.type === 'webpackOk' && edited && failedAt !== null && error instanceof LoadError)
      location.reload();
  };
  addEventListener(EDIT_SHOWN, retry);
  addEventListener('message', reload);
  return () => {
    removeEventListener(EDIT_SHOWN, retry);
    removeEventListener('message', reload);
  };
}

/** Contains a module's failure (D-28, ERR). */
export class ModuleBoundary extends Component<Props, State> {
  override state: State = { failedAt: null };
  stopWatching?: () => void;

  static getDerivedStateFromError(error: Error): State {
    return { failedAt: '', error };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    if (state.failedAt === '') return { failedAt: props.resetKey };
    return state.failedAt !== props.resetKey ? { failedAt: null } : null;
  }

  override componentDidMount() {
    if (process.env.NODE_ENV !== 'production') this.stopWatching = watchEdits(this);
  }

  override componentWillUnmount() {
    this.stopWatching?.();
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
    const { failedAt, error } = this.state;
    if (failedAt === null) return this.props.children;
    if (process.env.NODE_ENV === 'development' && error)
      return <DevelopmentFailure error={error} onRetry={this.retry} />;
    return this.props.fallback(this.retry);
  }
}
