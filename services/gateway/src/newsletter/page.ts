import type { Site } from '@guide/contracts/site';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../renderers/html';
import { allowStyles, sourceHash } from '../security/headers';

/** Uses the tokens of `ui`, which the shell's style sheet defines. */
const STYLE = [
  'main{max-width:34em;margin:0 auto;padding:10vh 1.25rem}',
  'h1,p,form{margin-bottom:1.25rem}',
  'label{display:grid;gap:6px}',
  'input,button{min-height:48px;padding:0 14px;border-radius:var(--radius-control)}',
  'input{background:var(--card);box-shadow:inset 0 0 0 1.5px var(--control)}',
  'button{background:var(--action);color:var(--action-text);font:var(--type-button)}',
  'a{text-decoration:underline}',
].join('');
const STYLE_HASH = sourceHash(STYLE);

/**
 * The pages of the newsletter's links and form, which need no scripts.
 * @param guide - the guide's name as HTML
 * @param styles - addresses of style sheets
 */
export const pageSender =
  (site: Site, guide: string, styles: string[]) =>
  (reply: FastifyReply, title: string, content: string): FastifyReply => {
    allowStyles(reply, [STYLE_HASH]);
    const links = styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('');
    return reply
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="${escapeHtml(site.locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} | ${guide}</title>${links}<style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${content}
<p><a href="/">${guide}</a></p></main></body></html>`);
  };

export type SendPage = ReturnType<typeof pageSender>;
