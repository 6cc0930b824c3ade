/**
 * Share tokens of the analytics dashboard (docs/embed.md):
 *   npm run embed:token -- --label "Team page" --origin https://team.example [--origin …]
 *     [--panel top-pages …] [--filter period=week …] [--days 90] [--guide https://guide.example]
 *   npm run embed:token -- --list
 *   npm run embed:token -- --rotate <id> [--grace 24] [--days 90]
 *   npm run embed:token -- --revoke <id>
 */
import { parseArgs } from 'node:util';
import { installPackages } from './install.mjs';
import { checkNode, stop } from './preflight.mjs';
import { databasePrefix, port } from './settings.mjs';

checkNode();
installPackages();

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

const { register } = await import('tsx/esm/api');
register();
const { MongoClient } = await import('mongodb');
const { reachDatabase } = await import('./database.mjs');
const { noteSecurityEvent } = await import('../release/security-events.mjs');
const { createToken, listTokens, revokeToken, rotateToken } = await import(
  '../../services/gateway/src/embed/manage.ts'
);
const { idOf, refusalOf } = await import('../../services/gateway/src/embed/tokens.ts');
const { createRegistry } = await import('../../services/gateway/src/releases/registry.ts');
const { openOwners } = await import('../../services/gateway/src/releases/signing/owners.ts');
const { createVerifier } = await import('../../services/gateway/src/releases/signing/verify.ts');
const { ownersFile } = await import('../release/signing.mjs');
const { dataFolder } = await import('./running.mjs');

const database = await reachDatabase();
const client = await new MongoClient(database.url, { serverSelectionTimeoutMS: 3000 }).connect();
const db = client.db(`${databasePrefix}_gateway`);
try {
  if (values.list) await list();
  else if (values.revoke !== undefined) await revoke(values.revoke);
  else if (values.rotate !== undefined) await rotate(values.rotate);
  else await make();
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
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

/** What the log says of a token: whoever names it by itself, not by its id, must not find it there. @param {string} id */
function named(id) {
  return id.slice(0, 8);
}

/** @param {string} id */
async function rotate(id) {
  await noteSecurityEvent(db, 'embed token rotated', named(id));
  await show(await rotateToken(db, id, Number(values.grace), Number(values.days)));
  console.log(`\n${id} stands for ${values.grace} more hours at most.`);
}

/** @param {string} id */
async function revoke(id) {
  await noteSecurityEvent(db, 'embed token revoked', named(id));
  await revokeToken(db, id);
  console.log(`${id} is revoked.`);
}

/**
 * The token, once, and the lines to put into a page.
 * @param {Awaited<ReturnType<typeof createToken>>} made
 */
async function show({ token, record }) {
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

/**
 * With the integrity of the kit that is live, where this machine has the owners file by which that is known.
 * @param {string} guide its origin
 */
async function scriptTag(guide) {
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
    /** @type {Record<string, string>} */
    const ended = { EMBED_TOKEN_REVOKED: 'revoked', EMBED_TOKEN_EXPIRED: 'ended' };
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
