/**
 * Share tokens of the analytics dashboard (docs/embed.md):
 *   npm run embed -- token --label "Team page" --origin https://team.example [--origin …]
 *     [--panel top-pages …] [--filter period=week …] [--days 90] [--guide https://guide.example]
 *   npm run embed -- token --list
 *   npm run embed -- token --rotate <id> [--grace 24] [--days 90]
 *   npm run embed -- token --revoke <id>
 */
import { parseArgs } from 'node:util';
import { recordSecurityEvent } from '@guide/service-kit/security-events';
import type { Db } from 'mongodb';
import { type CreatedToken, createToken, listTokens, revokeToken, rotateToken } from '../embed/manage';
import { idOf, publicIdOf, refusalOf } from '../embed/tokens';
import type { Registry } from '../releases/registry';
import { withDatabase } from './registry';

const { values } = parseArgs({
  options: {
    label: { type: 'string', default: '' },
    origin: { type: 'string', multiple: true, default: [] },
    panel: { type: 'string', multiple: true, default: [] },
    filter: { type: 'string', multiple: true, default: [] },
    days: { type: 'string' },
    guide: { type: 'string', default: process.env.GUIDE_URL },
    list: { type: 'boolean', default: false },
    rotate: { type: 'string' },
    grace: { type: 'string', default: '24' },
    revoke: { type: 'string' },
  },
});

await withDatabase(async (db, openRegistry) => {
  const { label, origin: origins, panel: panels, filter: filters, list: isList, rotate, revoke } = values;
  const days = values.days === undefined ? undefined : Number(values.days);
  if (isList) await list(db);
  else if (revoke !== undefined) {
    await recordSecurityEvent(db, 'embed token revoked', publicIdOf(revoke));
    await revokeToken(db, revoke);
    console.log(`${publicIdOf(revoke)} is revoked.`);
  } else if (rotate !== undefined) {
    await recordSecurityEvent(db, 'embed token rotated', publicIdOf(rotate));
    await show(await rotateToken(db, rotate, { graceHours: Number(values.grace), days }), openRegistry);
    console.log(`\n${publicIdOf(rotate)} stays valid for ${values.grace} more hours at most.`);
  } else {
    await recordSecurityEvent(db, 'embed token', [label, ...origins].join(' ').trim());
    await show(await createToken(db, { label, origins, panels, filters, days }), openRegistry);
  }
});

/** Prints the token, which is never shown again, and the HTML for a page. */
async function show({ token, record }: CreatedToken, openRegistry: () => Promise<Registry>) {
  const guide = new URL(values.guide!).origin;
  const panel = record.panels?.[0];
  const attribute = panel ? ` panel="${panel}"` : '';
  console.log(`token ${token}
id    ${idOf(record)}
ends  ${record.expiresAt.toISOString()}

Element:
  ${await scriptTag(openRegistry, guide)}
  <guide-analytics${attribute} token="${token}"></guide-analytics>
Frame, and a script that sets its height to that of the dashboard:
  <iframe id="guide-analytics" title="Analytics dashboard" width="100%" height="900" src="${guide}/embed/analytics/${idOf(record)}${panel ? `?panel=${panel}` : ''}#${token}"></iframe>
  <script>addEventListener('message', ({ origin, data }) => { if (origin === '${guide}' && data?.type === 'guide-analytics:height') document.getElementById('guide-analytics').height = data.height; });</script>
Module Federation:
  remotes: { guide: 'guide_analytics@${guide}/embed/remoteEntry.js' }`);
}

/** Adds the kit's integrity if this machine has the owners file, which verifies the kit. */
async function scriptTag(openRegistry: () => Promise<Registry>, guide: string): Promise<string> {
  const registry = await openRegistry().catch(() => null);
  const live = await registry?.kitRelease(true);
  if (!live) return `<script type="module" src="${guide}/embed.js"></script>`;
  const { entry, integrity } = live;
  return `<script type="module" src="${guide}/embed/${entry}" integrity="${integrity[entry]}" crossorigin="anonymous"></script>`;
}

async function list(db: Db) {
  for (const token of await listTokens(db)) {
    const { label, origins, panels, filters, lastUsedAt, expiresAt } = token;
    const scope = [...(panels ?? ['whole']), ...Object.entries(filters ?? {}).map((pair) => pair.join('='))];
    const refusals: Record<string, string> = { EMBED_TOKEN_REVOKED: 'revoked', EMBED_TOKEN_EXPIRED: 'ended' };
    const state = refusals[refusalOf(token) ?? ''];
    const fields = [
      idOf(token),
      label ?? '',
      state ?? 'valid',
      `ends ${expiresAt?.toISOString() ?? 'never set'}`,
      `last used ${lastUsedAt?.toISOString() ?? 'never'}`,
      scope.join(' '),
      origins.join(' '),
    ];
    console.log(fields.join('\t'));
  }
}
