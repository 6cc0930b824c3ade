import {
  addressIn,
  createPlainPages,
  guideName,
  type PlainPage,
  type PlainPages,
} from '@guide/contracts/site';
import { currentLanguage, i18n } from '@guide/contracts/texts';
import type { FastifyRequest } from 'fastify';
import type { Languages } from './languages';
import type { Shell } from './pages/shellFiles';
import { sourceHash } from './security/headers';

export interface GatewayPages {
  html: PlainPages['html'];
  /** CSP source expression of the pages' style. */
  styleHash: string;
}

/** The link to the home page, in the language of the request. */
export const homeLink = (): PlainPage['actions'][number] => ({
  href: addressIn(currentLanguage(), '/'),
  label: i18n.t('Go to the home page'),
});

/** The theme that a visitor chose. Reads the cookie itself: requests can be refused before cookies are parsed. */
export const themeOf = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  /(?:^|;\s*)(?:__Host-)?theme=(light|dark)(?:;|$)/.exec(headers.cookie ?? '')?.[1] as PlainPage['theme'];

/** Prepares the pages that the gateway sends instead of one that cannot be served, so that each costs almost nothing. */
export function preparePlainPages(
  { siteIn }: Pick<Languages, 'siteIn'>,
  { files }: { files: Pick<Shell['files'], 'fonts'> },
): GatewayPages {
  const fonts = files.fonts.map((file) => `/assets/${file}`);
  const { html, style } = createPlainPages({
    site: () => {
      const site = siteIn(currentLanguage());
      return { ...site, guide: guideName(site) };
    },
    fonts,
  });
  return { html, styleHash: sourceHash(style) };
}
