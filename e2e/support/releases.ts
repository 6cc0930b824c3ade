import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@guide/contracts/module/integrity';
import { MongoClient } from 'mongodb';
import type { Release } from '../../contracts/api/schemas/releases';
import { readKey, signRelease } from '../../module/src/release/keys.mjs';
import type { Tally } from '../../services/gateway/src/canary/votes';
import { type ModuleRecord, releaseId } from '../../services/gateway/src/releases/records';
import { createRegistry } from '../../services/gateway/src/releases/registry';
import { openOwners } from '../../services/gateway/src/releases/signing/owners';
import { createVerifier } from '../../services/gateway/src/releases/signing/verify';
import { releaseFolder } from '../../services/gateway/src/releases/store';
import { keyFile, ownersFile } from '../../tooling/release/signing.mjs';

/** A release under construction: its files by name, and its record in the registry. */
export interface Draft {
  record: Release;
  files: Map<string, string>;
  server: string;
}

/** Opens the registry and module store of a running site to add altered copies of good releases. */
export async function openReleases(site: { url: string; mongoUrl: string; dataDir: string }) {
  const { dataDir } = site;
  const client = await new MongoClient(site.mongoUrl).connect();
  const db = client.db('guide_gateway');
  const owners = await openOwners(ownersFile(dataDir));
  const registry = createRegistry({ db, verifier: createVerifier(owners, []) });
  const key = await readKey(keyFile(dataDir));
  const store = path.join(dataDir, 'modules');
  let added = 0;

  /** Waits until the gateway serves a version. @throws after 5 s */
  async function untilLive(module: string, version: string): Promise<void> {
    for (const deadline = Date.now() + 5000; Date.now() < deadline; ) {
      const live = await (await fetch(`${site.url}/api/modules/live`)).json();
      if (live[module] === version) return;
    }
    throw new Error(`${module} ${version} did not become live`);
  }

  return {
    db,
    registry,
    /** Number of votes on a module's releases. A page gets its vote before it runs the release's code. */
    countVotes: (module: string): Promise<number> => db.collection('votes').countDocuments({ module }),
    /** Votes on a release since its share last changed; absent numbers are 0. */
    async tally(module: string, version: string): Promise<Partial<Tally>> {
      const record = await db.collection<ModuleRecord>('modules').findOne({ _id: module });
      const _id = `${releaseId(module, version)}#${record?.revision}`;
      return (await db.collection<Partial<Tally> & { _id: string }>('tallies').findOne({ _id })) ?? {};
    },
    async live(module: string): Promise<Release> {
      return (await registry.releasesFor(null))[module]!;
    },
    /** Registers an altered copy of a release. `change` edits its files before they are hashed, `afterwards` its record. */
    async add(from: Release, change: (draft: Draft) => void, afterwards: (draft: Draft) => void = () => {}) {
      added += 1;
      const version = `${from.version}.${added}`;
      const container = `${from.container}_${added}`;
      const rename = (text: string) => text.replaceAll(from.container, container);
      const read = async (...parts: string[]) =>
        rename(await readFile(path.join(releaseFolder(store, from.module, from.version), ...parts), 'utf8'));
      const names = Object.keys(from.integrity);
      const draft: Draft = {
        record: { ...from, version, container, base: from.base.replace(from.version, version) },
        files: new Map(
          await Promise.all(names.map(async (name) => [name, await read('browser', name)] as const)),
        ),
        server: await read('server/server.cjs'),
      };
      change(draft);
      registerHashes(draft, from);
      afterwards(draft);
      const folder = releaseFolder(store, from.module, version);
      for (const part of ['browser', 'server']) await mkdir(path.join(folder, part), { recursive: true });
      for (const [name, text] of draft.files) await writeFile(path.join(folder, 'browser', name), text);
      await writeFile(path.join(folder, 'server/server.cjs'), draft.server);
      for (const { file } of Object.values(from.languages ?? {}))
        await cp(
          path.join(releaseFolder(store, from.module, from.version), 'browser', file),
          path.join(folder, 'browser', file),
        );
      const { base, signed, signedAt, site: _, releasedAt, ...manifest } = draft.record;
      await registry.add(await signRelease(key, manifest));
      return draft.record;
    },
    /** Makes a release live. @param before - the only earlier release in the history */
    async makeLive(release: Release, before?: Release): Promise<void> {
      const at = new Date().toISOString();
      const history = [before, release].flatMap((entry) => (entry ? [{ version: entry.version, at }] : []));
      const ranges: [number, number][] = [[0, 10_000]];
      await db
        .collection<{ _id: string }>('modules')
        .updateOne(
          { _id: release.module },
          { $set: { allocations: [{ version: release.version, ranges }], history } },
        );
      await untilLive(release.module, release.version);
    },
    close: () => client.close(),
  };
}

/** Updates the hashes in a draft's record, and in files that contain hashes of other files. */
function registerHashes({ record, files, server }: Draft, from: Release): void {
  record.integrity = {};
  const inOrder = [...files.keys()].sort((a, b) => Number(a === record.entry) - Number(b === record.entry));
  for (const name of inOrder) {
    const integrity = integrityOf(files.get(name)!);
    record.integrity[name] = integrity;
    for (const [other, text] of files) files.set(other, text.replaceAll(from.integrity[name]!, integrity));
  }
  record.serverIntegrity = integrityOf(server);
}

/** Replaces what a release exposes. @param code - function body that gets the exposed `module` and returns another */
export function wrapExposed({ record, files }: Draft, code: string): void {
  const name = record.container;
  files.set(
    record.entry,
    `${files.get(record.entry)};(()=>{const inner=${name};${name}={init:(...scope)=>inner.init(...scope),` +
      `get:async(...args)=>{const factory=await inner.get(...args);return()=>{const module=factory();${code}}}}})();`,
  );
}
