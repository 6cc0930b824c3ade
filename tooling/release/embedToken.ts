/**
 * Share tokens of the analytics dashboard (docs/embed.md):
 *   npm run embed -- token --label "Team page" --origin https://team.example [--origin …]
 *     [--panel top-pages …] [--filter period=week …] [--days 90] [--guide https://guide.example]
 *   npm run embed -- token --list
 *   npm run embed -- token --rotate <id> [--grace 24] [--days 90]
 *   npm run embed -- token --revoke <id>
 */
import { parseArgs } from 'node:util';
import type { Db } from 'mongodb';
import {
  createToken,
  listTokens,
  type Made,
  revokeToken,
  rotateToken,
} from '../../services/gateway/src/embed/manage';
import { idOf, refusalOf } from '../../services/gateway/src/embed/tokens';
import { createRegistry } from '../../services/gateway/src/releases/registry';
import { openOwners } from '../../services/gateway/src/releases/signing/owners';
import { createVerifier } from '../../services/gateway/src/releases/signing/verify';
import { withDatabase } from '../commands/database.mjs';
import { stop } from '../commands/preflight.mjs';
import { dataFolder } from '../commands/running.mjs';
import { databasePrefix, port } from '../commands/settings.mjs';
import { recordSecurityEvent } from './security-events.mjs';
import { ownersFile } from './signing.mjs';

const { values } = parseArgs({
  options: {
    label: { type: 'string', default: '' },
    origin: { type: 'string', multiple: true, default: [] },
    panel: { type: 'string', multiple: true, default: [] },
    filter: { type: 'string', multiple: true, default: [] },
    days: { type: 'string' },
    guide: { type: 'string', default: process.env.ORIGIN || `http://localhost:${port}` },
    list: { type: 'boolean', default: false },
    rotate: { type: 'string' },
    grace: { type: 'string', default: '24' },
    revoke: { type: 'string' },
  },
});

await withDatabase(async (client) => {
  const db = client.db(`${databasePrefix}_gateway`);
  if (values.list) await list(db);
  else if (values.revoke !== undefined) await revoke(db, values.revoke);
  else if (values.rotate !== undefined) await rotate(db, values.rotate);
  else await make(db);
}).catch((error) => stop(`${error.message}\nNothing was changed.`));

async function make(db: Db) {
  const { label, origin: origins, panel: panels, filter: filters, days } = values;
  await recordSecurityEvent(db, 'embed token', [label, ...origins].join(' ').trim());
  await show(db, await createToken(db, { label, origins, panels, filters, days: numberOf(days) }));
}

/** Shortens an id for the log, because somebody may pass the token itself instead. */
function named(id: string): string {
  return id.slice(0, 8);
}

async function rotate(db: Db, id: string) {
  await recordSecurityEvent(db, 'embed token rotated', named(id));
  const rotation = { graceHours: Number(values.grace), days: numberOf(values.days) };
  await show(db, await rotateToken(db, id, rotation));
  console.log(`\n${id} stays valid for ${values.grace} more hours at most.`);
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

async function revoke(db: Db, id: string) {
  await recordSecurityEvent(db, 'embed token revoked', named(id));
  await revokeToken(db, id);
  console.log(`${id} is revoked.`);
}

/** Prints the token, once, and the lines for a page. */
async function show(db: Db, { token, record }: Made) {
  const guide = new URL(values.guide).origin;
  const panel = record.panels?.[0];
  const attribute = panel ? ` panel="${panel}"` : '';
  console.log(`token ${token}
id    ${idOf(record)}
ends  ${record.expiresAt.toISOString()}

Element:
  ${await scriptTag(db, guide)}
  <guide-analytics${attribute} token="${token}"></guide-analytics>
Frame, and a script that sets its height to that of the dashboard:
  <iframe id="guide-analytics" title="Analytics dashboard" width="100%" height="900" src="${guide}/embed/analytics/${idOf(record)}${panel ? `?panel=${panel}` : ''}#${token}"></iframe>
  <script>addEventListener('message', ({ origin, data }) => { if (origin === '${guide}' && data?.type === 'guide-analytics:height') document.getElementById('guide-analytics').height = data.height; });</script>
Module Federation:
  remotes: { guide: 'guide_analytics@${guide}/embed/remoteEntry.js' }`);
}

/** The tag has the integrity of the live kit where this machine has the owners file, which is needed to verify it. */
async function scriptTag(db: Db, guide: string): Promise<string> {
  const owners = await openOwners(ownersFile(dataFolder())).catch(() => null);
  const registry = owners && createRegistry({ db, verifier: createVerifier(owners, []) });
  const live = await registry?.kitRelease(true);
  if (!live) return `<script type="module" src="${guide}/embed.js"></script>`;
  const { entry, integrity } = live;
  return `<script type="module" src="${guide}/embed/${entry}" integrity="${integrity[entry]}" crossorigin="anonymous"></script>`;
}

/** Prints one line per token, with fields separated by tabs. */
async function list(db: Db) {
  for (const token of await listTokens(db)) {
    const { label, origins, panels, filters, lastUsedAt, expiresAt } = token;
    const shown = [...(panels ?? ['whole']), ...Object.entries(filters ?? {}).map((pair) => pair.join('='))];
    const ended: Record<string, string> = { EMBED_TOKEN_REVOKED: 'revoked', EMBED_TOKEN_EXPIRED: 'ended' };
    const state = ended[refusalOf(token) ?? ''];
    const fields = [
      idOf(token),
      label ?? '',
      state ?? 'valid',
      `ends ${expiresAt?.toISOString() ?? 'never set'}`,
      `last used ${lastUsedAt?.toISOString() ?? 'never'}`,
      shown.join(' '),
      origins.join(' '),
    ];
    console.log(fields.join('\t'));
  }
}
