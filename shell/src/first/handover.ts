import type { FirstPage } from '@guide/contracts/module';

/** What the first script and the scripts that come later know of each other. */
interface FirstScript {
  page: FirstPage;
  /** Whether the visitor has pressed, typed or turned the wheel before the page came alive. */
  hasActed(): boolean;
  /** To be called right before React listens: from then on it plays back by itself what is pressed too early. */
  hydrating(): void;
  /** To be called when the screen is hydrated: what the visitor did before takes effect. Later calls do nothing. */
  awake(): void;
  /** A poor vital of this page, as the gateway is told of it. */
  markSlow(message: string): void;
  /** Hands over what was and will be slow to those who can report it. */
  onSlow(listener: (message: string) => void): void;
}

declare global {
  interface Window {
    firstScript?: FirstScript;
  }
}

/** The first script's own element, which carries what it knows of the page. */
export const readFirstPage = (): FirstPage =>
  JSON.parse(document.querySelector<HTMLElement>('script[data-page]')!.dataset.page!);
