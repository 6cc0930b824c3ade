import type { FirstPage } from '@guide/contracts/module';
import type { post } from './post';

/** Shared by the inline bootstrap script and later scripts. */
interface BootstrapGlobals {
  page: FirstPage;
  post: typeof post;
  isCounted(): boolean;
  hasActed(): boolean;
  onChildChanges(listener: (changes: MutationRecord[]) => void): void;
  /** Call right before React hydrates: React replays early clicks itself. */
  hydrating(): void;
  /** Call once the screen is hydrated: replays the recorded interactions. */
  markHydrated(): void;
  markSlow(message: string): void;
  /** Passes past and future `markSlow` messages to the listener. */
  onSlow(listener: (message: string) => void): void;
}

declare global {
  interface Window {
    guideBootstrap?: BootstrapGlobals;
  }
}

export const readBootstrapPage = (): FirstPage =>
  JSON.parse(document.querySelector<HTMLElement>('script[data-page]')!.dataset.page!);
