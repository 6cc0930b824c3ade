import type { PinnedRelease } from '@guide/contracts/api';
import type { PageState, PinnedFile } from '@guide/contracts/module';
import { type Message, provideTexts, SHELL_BUILD } from '@guide/contracts/texts';
import { createTexts } from '@guide/contracts/texts/source';
import { LateError, TEXTS_TIMEOUT_MS, withTimeout } from './loader/timeout';
import { pageLanguage } from './navigation/address';

const catalogues: Record<string, Record<string, Message>> = {};
let language = '';

async function loadCatalogue(build: string, [address, integrity]: PinnedFile): Promise<void> {
  const response = await fetch(address, { integrity, credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${address} has the status ${response.status}`);
  catalogues[build] = await response.json();
}

/**
 * Waits for a catalogue. Without it a part of the page is in English, which may replace what the server rendered, so
 * the page's vitals say nothing about its release (`vitals.ts`).
 */
const inTime = (catalogue: Promise<void>, onMissing = () => {}): Promise<void> =>
  withTimeout(catalogue, () => new LateError('The texts took too long to load'), TEXTS_TIMEOUT_MS).catch(
    () => {
      document.documentElement.dataset.untranslated = '';
      onMissing();
    },
  );

/** Provides the page's texts, which are English until `loadShellTexts`. */
export function startTexts(): void {
  language = pageLanguage();
  const source = createTexts(language, catalogues);
  provideTexts(() => source);
}

/** Loads the shell's own texts. Never rejects: without its catalogue, a part of the page is in English. */
export async function loadShellTexts({ texts }: Pick<PageState, 'texts'>): Promise<void> {
  if (texts) await inTime(loadCatalogue(SHELL_BUILD, texts));
}

const releases = new Map<string, Promise<void>>();

/** Loads the texts of a release in the page's language, if it has them. Never rejects. */
export function loadTexts(release: PinnedRelease): Promise<void> {
  const texts = release.languages?.[language];
  if (!texts) return Promise.resolve();
  const { container, base } = release;
  const loading =
    releases.get(container) ??
    // Without them, the next part of the release tries again.
    inTime(loadCatalogue(container, [base + texts.file, texts.integrity]), () => releases.delete(container));
  releases.set(container, loading);
  return loading;
}
