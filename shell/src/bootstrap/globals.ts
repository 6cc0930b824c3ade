import type { FirstPage } from '@guide/contracts/module';
import type { post } from './post';

/** What the inline bootstrap script and the scripts that are loaded later share. */
interface BootstrapGlobals {
  page: FirstPage;
  post: typeof post;
  /** Whether this visitor is counted (D-35). */
  isCounted(): boolean;
  /** Whether the visitor has pressed, typed or turned the wheel before the page was hydrated. */
  hasActed(): boolean;
  /** Passes on which children elements have lost and got since the page began, and do from now on. */
  onChildChanges(listener: (changes: MutationRecord[]) => void): void;
  /**
   * To be called right before React listens: from then on React replays presses that come too early.
   * @param onHydrated called when the screen is hydrated
   */
  hydrating(onHydrated: () => void): void;
  /** To be called when the screen is hydrated: what the visitor did before is replayed. Later calls do nothing. */
  markHydrated(): void;
  /** Reports a poor vital of this page to the gateway. */
  markSlow(message: string): void;
  /** Hands over what was and will be slow to those who can report it. */
  onSlow(listener: (message: string) => void): void;
}

declare global {
  interface Window {
    guideBootstrap?: BootstrapGlobals;
  }
}

/** The first script's own element, which carries what it knows of the page. */
export const readBootstrapPage = (): FirstPage =>
  JSON.parse(document.querySelector<HTMLElement>('script[data-page]')!.dataset.page!);
