import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseManifest } from '@guide/contracts/api';
import serviceCatalogues from '../../services/kit/texts/catalogues.json' with { type: 'json' };
import { buildProgram } from '../../tooling/build/program.mjs';
import { buildSite } from '../../tooling/build/site.mjs';
import { freePort } from '../../tooling/commands/ports.mjs';
import { startSite } from '../../tooling/commands/site.mjs';
import { pseudoMessage } from '../../tooling/texts/pseudo.mjs';
import { writeCatalogue } from './languageReleases';
import { writePseudoPack } from './pseudoPack';
import { UNLIMITED } from './testSite';

/** The pseudo-language has the tag of Greek: dates and numbers that browsers write have no letter of English either. */
export const PSEUDO = 'el';

/** What tests type into the search; pages quote it. */
const TYPED = ['"tower"', '"zzzz"', '"wesminster abby"'];

const root = path.resolve(import.meta.dirname, '../..');
const city = 'london';

/** Gives a build of the shell or a module the pseudo-language as its only one. */
async function addCatalogue(folder: string, manifestName: string): Promise<void> {
  const manifestFile = path.join(folder, manifestName);
  const manifest: Pick<ReleaseManifest, 'languages'> = JSON.parse(await readFile(manifestFile, 'utf8'));
  // The kit of the embedded dashboard has no texts.
  if (!manifest.languages) return;
  const browser = path.join(folder, 'browser');
  const { file } = Object.values(manifest.languages)[0]!;
  const texts = Object.keys(JSON.parse(await readFile(path.join(browser, file), 'utf8')));
  manifest.languages = { [PSEUDO]: await writeCatalogue(browser, PSEUDO, pseudoCatalogue(texts)) };
  await writeFile(manifestFile, JSON.stringify(manifest));
}

const pseudoCatalogue = (texts: string[]) =>
  Object.fromEntries(texts.map((text) => [text, pseudoMessage(text)]));

/** Copies the gateway's program, with the pseudo-language in the services' catalogues. */
async function writeGateway(to: string): Promise<void> {
  const texts = Object.keys(Object.values(serviceCatalogues)[0]!);
  const program = await readFile(await buildProgram('services/gateway/src/server.ts'), 'utf8');
  const start = 'catalogues_default = {';
  if (program.split(start).length !== 2)
    throw new Error(`The gateway's program must contain "${start}" once.`);
  const added = `${JSON.stringify(PSEUDO)}: ${JSON.stringify(pseudoCatalogue(texts))},`;
  await writeFile(
    to,
    program.replace(start, () => start + added),
  );
}

/** Starts a guide of London in English and the pseudo-language, made of copies of build and city pack. */
export async function openPseudoSite(env: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'guide-pseudo-'));
  const [dataDir, buildFolder, pack] = ['data', 'build', 'pack'].map((name) => path.join(folder, name));
  await cp(await buildSite({ city }), buildFolder!, { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const names = await writePseudoPack(path.join(root, 'cities', city), pack!, PSEUDO);
  const modules = await readdir(path.join(buildFolder!, 'modules'));
  const program = path.join(folder, 'gateway.mjs');
  await Promise.all([
    addCatalogue(path.join(buildFolder!, 'shell'), 'shell.json'),
    ...modules.map((module) => addCatalogue(path.join(buildFolder!, 'modules', module), 'release.json')),
    writeGateway(program),
  ]);
  const port = await freePort();
  const site = await startSite({
    port,
    buildFolder: buildFolder!,
    dataDir: dataDir!,
    program,
    env: { ...UNLIMITED, CITY_FOLDER: pack!, ORIGIN: `http://127.0.0.1:${port}`, ...env },
    onLine: () => {},
  });
  if (site.heldBack.length > 0) throw new Error(`Modules are not live: ${JSON.stringify(site.heldBack)}`);
  return {
    ...site,
    /** Strings of the city that no language translates, such as names and addresses. */
    names: [...names, ...TYPED, 'English', '1 km', '2 km'],
    modules,
    async close(): Promise<void> {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type PseudoSite = Awaited<ReturnType<typeof openPseudoSite>>;
