/**
 * Share tokens of the analytics dashboard (docs/embed.md):
 *   npm run embed -- token --label "Team page" --origin https://team.example [--origin …]
 *     [--panel top-pages …] [--filter period=week …] [--days 90] [--guide https://guide.example]
 *   npm run embed -- token --list
 *   npm run embed -- token --rotate <id> [--grace 24] [--days 90]
 *   npm run embed -- token --revoke <id>
 */
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
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
import { reachDatabase } from '../commands/database.mjs';
import { stop } from '../commands/preflight.mjs';
import { dataFolder } from '../commands/running.mjs';
import { databasePrefix, port } from '../commands/settings.mjs';
import { noteSecurityEvent } from './security-events.mjs';
import { ownersFile } from './signing.mjs';

const { values } = parseArgs({
  options: {
    label: { type: 'string', default: '' },
    origin: { type: 'string', multiple: true, default: [] },
    panel: { type: 'string', multiple: true, default: [] },
    filter: { type: 'string', multiple: true, default: [] },
    days: { type: 'string', default: '90' },
    guide: { type: 'string', default: process.env.ORIGIN || `http://localhost:${port}` },
    list: { type: 'boolean', default: false },
    rotate: { type: 'string' },
    grace: { type: 'string', default: '24' },
    revoke: { type: 'string' },
  },
});

const database = await reachDatabase();
const client = await new MongoClient(database.url, { serverSelectionTimeoutMS: 3000 }).connect();
const db = client.db(`${databasePrefix}_gateway`);
try {
  if (values.list) await list();
  else if (values.revoke !== undefined) await revoke(values.revoke);
  else if (values.rotate !== undefined) await rotate(values.rotate);
  else await make();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await client.close();
  await database.stop();
}
if (process.exitCode) stop('Nothing was changed.');

async function make() {
  const { label, origin: origins, panel: panels, filter: filters, days } = values;
  await noteSecurityEvent(db, 'embed token', [label, ...origins].join(' ').trim());
  await show(await createToken(db, { label, origins, panels, filters, days: Number(days) }));
}

/** What the log says of a token: whoever names it by itself, not by its id, must not find it there. */
function named(id: string): string {
  return id.slice(0, 8);
}

async function rotate(id: string) {
  await noteSecurityEvent(db, 'embed token rotated', named(id));
  await show(await rotateToken(db, id, Number(values.grace), Number(values.days)));
  console.log(`\n${id} stands for ${values.grace} more hours at most.`);
}

async function revoke(id: string) {
  await noteSecurityEvent(db, 'embed token revoked', named(id));
  await revokeToken(db, id);
  console.log(`${id} is revoked.`);
}

/** The token, once, and the lines to put into a page. */
async function show({ token, record }: Made) {
  const { guide } = values;
  const panel = record.panels?.[0];
  const attribute = panel ? ` panel="${panel}"` : '';
  console.log(`token ${token}
id    ${idOf(record)}
ends  ${record.expiresAt.toISOString()}

Element:
  ${await scriptTag(guide)}
  <guide-analytics${attribute} token="${token}"></guide-analytics>
Frame:
  <iframe title="Analytics" src="${guide}/embed/analytics/${idOf(record)}${panel ? `?panel=${panel}` : ''}#${token}"></iframe>
Module Federation:
  remotes: { guide: 'guide_analytics@${guide}/embed/remoteEntry.js' }`);
}

/** With the integrity of the kit that is live, where this machine has the owners file by which that is known. */
async function scriptTag(guide: string): Promise<string> {
  const owners = await openOwners(ownersFile(dataFolder())).catch(() => null);
  const registry = owners && createRegistry({ db, verifier: createVerifier(owners, []) });
  const live = await registry?.kitRelease(true);
  if (!live) return `<script type="module" src="${guide}/embed.js"></script>`;
  const { entry, integrity } = live;
  return `<script type="module" src="${guide}/embed/${entry}" integrity="${integrity[entry]}" crossorigin="anonymous"></script>`;
}

/** One line for each token, fields parted by tabs. */
async function list() {
  for (const token of await listTokens(db)) {
    const { label, origins, panels, filters, lastUsedAt, expiresAt } = token;
    const shown = [...(panels ?? ['whole']), ...Object.entries(filters ?? {}).map((pair) => pair.join('='))];
    const ended: Record<string, string> = { EMBED_TOKEN_REVOKED: 'revoked', EMBED_TOKEN_EXPIRED: 'ended' };
    const state = ended[refusalOf(token) ?? ''];
    const fields = [
      idOf(token),
      label ?? '',
      state ?? 'stands',
      `ends ${expiresAt?.toISOString() ?? 'never set'}`,
      `last used ${lastUsedAt?.toISOString() ?? 'never'}`,
      shown.join(' '),
      origins.join(' '),
    ];
    console.log(fields.join('\t'));
  }
}
