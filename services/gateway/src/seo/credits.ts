import type { Credit, CreditsFile } from '@guide/contracts/city';
import {
  addressIn,
  alternateAddresses,
  type PlainPage,
  type PlainPages,
  type Site,
} from '@guide/contracts/site';
import { currentLanguage, i18n, listSeparator } from '@guide/contracts/texts';
import { readPackFile } from '@guide/service-kit';
import { escapeHtml } from '@guide/service-kit/html';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Languages } from '../languages';
import { homeLink } from '../plainPage';
import { allowStyles } from '../security/headers';

export const CREDITS_PATH = '/credits';
const MAX_AGE_S = 60;

interface CreditsPageOptions extends Pick<PlainPages, 'html'> {
  site: Pick<Site, 'tiles' | 'textCredits'>;
  languages: Pick<Languages, 'siteIn' | 'list'>;
  packFolder: string;
  /** CSP source expression of the page's style. */
  styleHash: string;
  originOf(): string;
  themeOf(request: FastifyRequest): PlainPage['theme'];
}

/** Links to the licence and to the source open in this tab, as on every plain page. */
const linkHtml = (text: string, url?: string) =>
  url ? `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>` : escapeHtml(text);

const creditHtml = ({ name, by, licence, licenceUrl, url }: Credit) =>
  [
    linkHtml(name, url),
    by && by !== name && escapeHtml(i18n.t('by {name}', { name: by })),
    licence && linkHtml(licence, licenceUrl),
  ]
    .filter(Boolean)
    .join(listSeparator());

/** Attribution of map tiles: a text with links, as maps libraries take it; other markup is shown as text. */
const attributionHtml = (text: string) =>
  escapeHtml(text).replace(
    /&lt;a href=&quot;(https:\/\/[^"<>]+?)&quot;.*?&gt;(.+?)&lt;\/a&gt;/g,
    '<a href="$1">$2</a>',
  );

const sectionHtml = (title: string, entries: string[]) =>
  entries.length > 0
    ? `<section><h2>${escapeHtml(title)}</h2>${entries.map((entry) => `<p>${entry}</p>`).join('')}</section>`
    : '';

/** What a pack credits, read again for each request, so that an import shows at once. */
async function creditsHtml(packFolder: string, attribution: string): Promise<string> {
  const read = async (file: 'credits.json' | 'points.json') =>
    JSON.parse((await readPackFile(packFolder, file)).toString('utf8'));
  const { texts, data, photos }: CreditsFile = await read('credits.json');
  const { credits: ofPoints }: { credits: string[] } = await read('points.json');
  return [
    sectionHtml(i18n.t('Texts'), texts.map(creditHtml)),
    sectionHtml(i18n.t('Data'), [...data.map(creditHtml), ...ofPoints.map(escapeHtml)]),
    sectionHtml(i18n.t('Pictures'), photos.map(creditHtml)),
    sectionHtml(i18n.t('Map'), attribution ? [attributionHtml(attribution)] : []),
  ].join('');
}

/** `/credits`, which needs no scripts: texts, data, pictures and map with their licences. None in a pack without credits. */
export const creditsRoutes =
  ({
    site,
    languages,
    packFolder,
    html,
    styleHash,
    originOf,
    themeOf,
  }: CreditsPageOptions): FastifyPluginAsync =>
  async (app) => {
    if (!site.textCredits) return;
    const { tiles } = site;
    app.get(CREDITS_PATH, async (request, reply) => {
      const { product } = languages.siteIn(currentLanguage());
      const origin = originOf();
      const content = await creditsHtml(packFolder, tiles.attribution);
      allowStyles(reply, [styleHash]);
      reply.header('cache-control', `public, max-age=${MAX_AGE_S}`).header('vary', 'cookie');
      return reply.type('text/html; charset=utf-8').send(
        html({
          kicker: i18n.t('About this guide'),
          heading: i18n.t('Credits and licences'),
          text: i18n.t('The {product} guide uses the work of others.', { product }),
          search: {
            description: i18n.t(
              'Whose texts, data, pictures and maps the {product} guide shows, with their licences.',
              { product },
            ),
            canonical: origin + addressIn(currentLanguage(), CREDITS_PATH),
            alternates: alternateAddresses(CREDITS_PATH, languages.list()).map(([language, to]) => [
              language,
              origin + to,
            ]),
          },
          content,
          actions: [homeLink()],
          theme: themeOf(request),
        }),
      );
    });
  };
