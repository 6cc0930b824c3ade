import type { Release } from '@guide/contracts/api';
import { CONTRACT_PACKAGE } from '@guide/contracts/release/live-checks';
import { guideName } from '@guide/contracts/site';
import type { Languages } from '../languages';
import { documentParts, NO_QUERIES } from '../pages/document';
import { type Shell, textsFile } from '../pages/shellFiles';
import { toClientReleases } from '../releases/records';

/** An empty page, in which the browser renders any route. */
export const EMPTY_PAGE = '/app/page';

export interface EmptyPageOptions {
  languages: Pick<Languages, 'siteIn' | 'run'>;
  shell: Pick<Shell, 'files' | 'first'>;
  originOf(): string;
}

/** Builds the empty page of a language. It is the same for all visitors, whose settings are in cookies. */
export function emptyPage(
  { languages, shell, originOf }: EmptyPageOptions,
  releases: Record<string, Release>,
  language: string,
): string {
  const site = languages.siteIn(language);
  const { before, between, after } = documentParts({
    head: { title: languages.run(language, () => guideName(site)), description: site.tagline, noIndex: true },
    state: {
      site,
      modules: toClientReleases(releases, language),
      texts: textsFile(shell, language),
      contract: shell.files.provides[CONTRACT_PACKAGE]!,
      moduleOrigins: [],
      settings: { theme: 'system', dataSaver: false },
      now: 0,
      rendered: false,
    },
    shell,
    styles: shell.files.css.map((file) => ({
      href: `/assets/${file}`,
      integrity: shell.files.integrity[file],
    })),
    worker: true,
    match: null,
    origin: originOf(),
    path: EMPTY_PAGE,
    languages: [],
  });
  return before + between + NO_QUERIES + after;
}
