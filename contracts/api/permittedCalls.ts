import type { PinnedRelease } from './schemas';

/**
 * Origins of modules' own backends that a page may call: those of its screen's module, and of modules that fill slots,
 * which are on every page.
 * @param module - of the screen
 */
export function permittedCalls(
  modules: Readonly<Record<string, Pick<PinnedRelease, 'module' | 'calls' | 'claims'>>>,
  module?: string,
): string[] {
  const shown = Object.values(modules).filter(
    (release) => release.module === module || Object.keys(release.claims?.slots ?? {}).length > 0,
  );
  return [...new Set(shown.flatMap(({ calls = [] }) => calls))];
}
