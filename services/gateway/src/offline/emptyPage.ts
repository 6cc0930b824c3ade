import type { Release } from '@guide/contracts/api';
import { CONTRACT_PACKAGE } from '@guide/contracts/release/live-checks';
import type { Site } from '@guide/contracts/site';
import { documentParts, NO_QUERIES } from '../pages/document';
import type { Shell } from '../pages/shellFiles';
import { toClientReleases } from '../releases/records';

/** An empty page, in which the browser renders any route. */
export const EMPTY_PAGE = '/app/page';

export interface EmptyPageOptions {
  site: Site;
  shell: Pick<Shell, 'files' | 'first'>;
  originOf(): string;
}

/** Builds the empty page. It is the same for all visitors, whose settings are in cookies. */
export function emptyPage(
  { site, shell, originOf }: EmptyPageOptions,
  releases: Record<string, Release>,
): string {
  const { before, between, after } = documentParts({
    head: { title: `${site.product} Tourist Guide`, description: site.tagline, noIndex: true },
    state: {
      site,
      modules: toClientReleases(releases),
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
  });
  return before + between + NO_QUERIES + after;
}
