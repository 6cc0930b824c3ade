import { Component, type ReactNode } from 'react';
import { DevelopmentFailure } from './DevelopmentFailure';
import { LoadError } from './loader';

/** Fired after hot replacement in development (`tooling/rspack/refresh-hook.mjs`). */
const EDIT_SHOWN = 'guide:edit-shown';

interface Props {
  /** A changed key clears the failure. */
  resetKey: string;
  /** Called when the code failed while rendering; the next mount must load another release. */
  onFault(error: Error): void;
  /** Rendered instead of the failed module; `retry` mounts it again. */
  fallback(retry: () => void): ReactNode;
  onRetry(): void;
  children: ReactNode;
}

interface State {
  failedAt: string | null;
  error?: Error;
}

function watchEdits(boundary: ModuleBoundary): () => void {
  let edited = false;
  const retry = () => {
    if (boundary.state.failedAt !== null) boundary.retry();
  };
  // Hot replacement cannot replace code that was never loaded.
  const reload = ({ data }: MessageEvent) => {
    const { failedAt, error } = boundary.state;
    if (data?.type === 'webpackInvalid') edited = true;
    const isUnloaded = failedAt !== null && error instanceof LoadError && !boundary.hasFailed;
    if (data?.type === 'webpackOk' && edited && isUnloaded) location.reload();
  };
  const stopped = new AbortController();
  addEventListener(EDIT_SHOWN, retry, stopped);
  addEventListener('message', reload, stopped);
  return () => stopped.abort();
}

/** Catches a module's failure, so that the rest of the page keeps working (D-28). */
export class ModuleBoundary extends Component<Props, State> {
  override state: State = { failedAt: null };
  stopWatching?: () => void;
  /** Whether loaded code failed, since the last retry. */
  hasFailed = false;

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
    this.hasFailed = true;
    this.props.onFault(error);
    this.mount();
  }

  mount = () => this.setState({ failedAt: null });

  retry = () => {
    this.hasFailed = false;
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
