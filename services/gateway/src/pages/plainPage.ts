import { createPlainPages, type PlainPage, type PlainPages, type Site } from '@guide/contracts/site';
import type { FastifyRequest } from 'fastify';
import { sourceHash } from '../security/headers';
import type { Shell } from './shellFiles';

export interface GatewayPages {
  html: PlainPages['html'];
  /** CSP source expression of the pages' style. */
  styleHash: string;
}

export const HOME: PlainPage['actions'][number] = { href: '/', label: 'Go to the home page' };

/** The theme that a visitor chose. Reads the cookie itself: requests can be refused before cookies are parsed. */
export const themeOf = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  /(?:^|;\s*)(?:__Host-)?theme=(light|dark)(?:;|$)/.exec(headers.cookie ?? '')?.[1] as PlainPage['theme'];

/** Prepares the pages that the gateway sends instead of one that cannot be served, so that each costs almost nothing. */
export function preparePlainPages(
  { locale, product }: Pick<Site, 'locale' | 'product'>,
  { files }: { files: Pick<Shell['files'], 'fonts'> },
): GatewayPages {
  const fonts = files.fonts.map((file) => `/assets/${file}`);
  const { html, style } = createPlainPages({ locale, product, fonts });
  return { html, styleHash: sourceHash(style) };
}
