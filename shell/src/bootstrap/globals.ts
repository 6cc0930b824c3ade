import type { FirstPage } from '@guide/contracts/module';
import type { post } from './post';

/** Shared by the inline bootstrap script and later scripts. */
interface BootstrapGlobals {
  page: FirstPage;
  post: typeof post;
  /** Whether this visitor is counted (D-35). */
  isCounted(): boolean;
  /** Whether the visitor has interacted before hydration. */
  hasActed(): boolean;
  /** Passes on all changes of child nodes. */
  onChildChanges(listener: (changes: MutationRecord[]) => void): void;
  /** To be called right before React hydrates, which replays early presses itself. */
  hydrating(onHydrated: () => void): void;
  /** To be called when the screen is hydrated: replays the interactions, once. */
  markHydrated(): void;
  /** Reports a poor vital of this page to the gateway. */
  markSlow(message: string): void;
  /** Passes on past and future calls of `markSlow`. */
  onSlow(listener: (message: string) => void): void;
}

declare global {
  interface Window {
    guideBootstrap?: BootstrapGlobals;
  }
}

/** From the first script's own element. */
export const readBootstrapPage = (): FirstPage =>
  JSON.parse(document.querySelector<HTMLElement>('script[data-page]')!.dataset.page!);
