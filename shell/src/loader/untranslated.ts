import type { PinnedRelease } from '@guide/contracts/api';
import { ENGLISH, partLanguage } from '@guide/contracts/site';

/** Attributes of a module's part of the page: English if its release has no texts in the page's language. */
export const untranslated = (
  language: string,
  release: Pick<PinnedRelease, 'languages'> | undefined,
): { lang?: string; dir?: 'ltr' } =>
  partLanguage(language, release) === language ? {} : { lang: ENGLISH, dir: 'ltr' };
