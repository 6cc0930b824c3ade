import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { moduleAddress } from '@guide/contracts/module/address';
import { expect, test } from '@playwright/test';
import { readKey } from '../../../module/src/release/keys.mjs';
import { layOutImage } from '../../../tooling/build/image.mjs';
import { buildDatabase, buildServers } from '../../../tooling/build/program.mjs';
import { startProgram } from '../../../tooling/commands/processes.mjs';
import { ensureLocalKey, keyFile, ownersFile, signBuilds } from '../../../tooling/release/signing.mjs';
import { type Container, composeContainers, kubernetesContainers } from '../../support/manifests';
import { openCluster, type Pod, request, requireNamespaces } from '../../support/sandbox';
import { copyProject } from '../../support/workshop';

/** Runs the containers of the manifests in `docs/deploy` in Linux namespaces, without a container engine. */
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const SITE = { host: 'guide.example' };
const SERVICES = ['discover', 'pubs', 'map', 'search', 'analytics'];
const unshared = ['tmp', 'pictures'];

let folder: string;
let image: string;
let database: Awaited<ReturnType<typeof startProgram>>;
test.beforeAll(async () => {
  requireNamespaces();
  folder = await mkdtemp(path.join(tmpdir(), 'guide-deployment-'));
  await buildServers();
  image = layOutImage({ out: path.join(folder, 'image') });
  // The build of a real image signs with the operator's key.
  await ensureLocalKey(folder);
  const site = path.join(image, 'site');
  await signBuilds(await readKey(keyFile(folder)), path.join(site, 'modules'), path.join(site, 'signed'));
  database = await startProgram(await buildDatabase(), {
    args: ['--data', path.join(folder, 'mongo'), '--port', '0', '--with-parent'],
  });
});
test.afterAll(async () => {
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
});

const files = {
  kubernetes: () => kubernetesContainers(database.ready.url),
  compose: () => composeContainers(database.ready.url),
};

async function openGuideCluster() {
  const cluster = await openCluster(image);
  await mkdir(cluster.volume('owners'), { recursive: true });
  await cp(ownersFile(folder), path.join(cluster.volume('owners'), 'owners.json'));
  return cluster;
}

/** Starts every container of a file. Addresses are allocated first, so that each container knows all others. */
async function startAll(containers: Record<string, Container>) {
  const cluster = await openGuideCluster();
  for (const name of Object.keys(containers)) cluster.addressOf(name);
  const pods = await Promise.all(
    Object.entries(containers).map(
      async ([name, container]) => [name, await cluster.start(container, { unshared })] as const,
    ),
  );
  await Promise.all(pods.map(([, pod]) => pod.ready));
  return { cluster, pods: Object.fromEntries(pods) as Record<string, Pod> };
}

const page = async (pod: Pod, url: string) => request(pod.address, 4000, url, { headers: SITE });

test('the image contains servers, site, city and runtime packages, but no source, test or development package', async () => {
  expect((await readdir(image)).sort()).toEqual([
    'bom.json',
    'city',
    'node_modules',
    'package.json',
    'services',
    'site',
  ]);
  expect((await readdir(path.join(image, 'services'))).sort()).toEqual(
    ['gateway', ...SERVICES].map((name) => `${name}.mjs`).sort(),
  );
  const packages = (await readdir(path.join(image, 'node_modules'))).sort();
  console.log(`${packages.length} packages and scopes: ${packages.join(', ')}`);
  expect(packages).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'react-router-dom', 'sharp', 'zustand']),
  );
  for (const name of ['typescript', 'jest', 'esbuild', '@rspack', '@types', 'lmdb', 'fastify'])
    expect(packages).not.toContain(name);
  const sources = (await readdir(image, { recursive: true })).filter(
    (file) => !file.startsWith('node_modules') && /\.(tsx?|test\.)/.test(file),
  );
  expect(sources).toEqual([]);
});

test("the image's bill of materials lists every package that its servers bundle or load", async () => {
  const { components } = JSON.parse(await readFile(path.join(image, 'bom.json'), 'utf8'));
  const listed = new Set(
    components.map(({ group, name }: { group?: string; name: string }) =>
      group ? `${group}/${name}` : name,
    ),
  );
  const packages = new Set<string>();
  for (const name of await readdir(path.join(image, 'services')))
    for (const [, bundled] of (await readFile(path.join(image, 'services', name), 'utf8')).matchAll(
      // The bundler writes a comment with the path above each file.
      /^ *\/\/ (?:.*\/)?node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//gm,
    ))
      packages.add(bundled!);
  for (const name of await readdir(path.join(image, 'node_modules')))
    if (name.startsWith('@'))
      for (const part of await readdir(path.join(image, 'node_modules', name)))
        packages.add(`${name}/${part}`);
    else packages.add(name);
  console.log(`${packages.size} packages, ${listed.size} listed`);
  expect(packages.size).toBeGreaterThan(50);
  expect([...packages].filter((name) => !listed.has(name))).toEqual([]);
});

for (const [file, containers] of Object.entries(files)) {
  test(`every container of the ${file} file starts with its user, root, mounts and settings, and its probes pass`, async () => {
    const startedAt = performance.now();
    const { cluster, pods } = await startAll(containers());
    try {
      expect(Object.keys(pods).sort()).toEqual(['gateway', ...SERVICES].sort());
      for (const pod of Object.values(pods)) {
        const status = await readFile(`/proc/${pod.pid()}/status`, 'utf8');
        const mountinfo = await readFile(`/proc/${pod.pid()}/mountinfo`, 'utf8');
        expect(pod.container.user).toBe(1000);
        // In a user namespace, the host sees the uid of the user who runs the test.
        if (process.getuid!() === 0) expect(status).toMatch(/^Uid:\s1000\s1000\s1000\s1000$/m);
        expect(status).toMatch(/^NoNewPrivs:\s1$/m);
        expect(status).toMatch(/^CapEff:\s0+$/m);
        expect(mountinfo).toMatch(/ \/ \/ ro\b/);
        for (const probe of Object.values(pod.container.probes))
          if (probe)
            expect([pod.name, probe.path, await pod.probe(probe)]).toEqual([pod.name, probe.path, true]);
        expect(pod.container.probes.liveness).toBeDefined();
      }
      const top = await page(pods.gateway!, '/top-london-pubs');
      expect(top.status).toBe(200);
      expect(top.text).toContain('The George Inn');
      const picture = top.text.match(/\/images\/[^"\s,]+/)![0].replaceAll('&amp;', '&');
      expect((await page(pods.gateway!, picture)).status).toBe(200);
      const health = JSON.parse((await page(pods.gateway!, '/api/health')).text);
      expect(health).toMatchObject({ status: 'ok' });
      console.log(
        `${file}: 6 processes ready and checked within ${Math.round(performance.now() - startedAt)} ms`,
      );
    } finally {
      await cluster.close();
    }
  });
}

test('the liveness probe of gateway and services fails while the event loop is blocked', async () => {
  const { discover, gateway } = files.kubernetes();
  const { cluster, pods } = await startAll({ discover: discover!, gateway: gateway! });
  try {
    for (const pod of Object.values(pods)) {
      const { liveness } = pod.container.probes;
      expect(await pod.probe(liveness!)).toBe(true);
      // The kernel still accepts connections for a stopped process.
      process.kill(pod.pid(), 'SIGSTOP');
      expect(await pod.probe({ ...liveness!, timeoutMs: 1000 })).toBe(false);
      process.kill(pod.pid(), 'SIGCONT');
      await expect.poll(() => pod.probe(liveness!)).toBe(true);
    }
  } finally {
    await cluster.close();
  }
});

test('gateways share registry and store: a rollout breaks no page; releases and rollbacks reach all copies', async () => {
  const containers = files.kubernetes();
  const cluster = await openGuideCluster();
  for (const name of Object.keys(containers)) cluster.addressOf(name);
  for (const name of SERVICES) await (await cluster.start(containers[name]!, { unshared })).ready;
  const gateway = (name: string, from?: string) =>
    cluster.start(containers.gateway!, { unshared, address: cluster.addressOf(name), ...(from && { from }) });
  try {
    // Both write the same files at the same time with the same process id, 1.
    const [first, second] = await Promise.all([gateway('gateway-a'), gateway('gateway-b')]);
    await Promise.all([first.ready, second.ready]);
    const stored = await readdir(cluster.volume('data'), { recursive: true });
    expect(stored.filter((name) => name.includes('.partial'))).toEqual([]);

    const next = path.join(folder, 'next');
    await cp(image, next, { recursive: true });
    const renamed = await renameShellScript(path.join(next, 'site/shell'));
    const third = await gateway('gateway-c', next);
    await third.ready;
    const copies = [first, second, third];
    const [oldPage, newPage] = [await page(first, '/'), await page(third, '/')];
    expect(newPage.text).toContain(renamed);
    expect(oldPage.text).not.toContain(renamed);
    const assets = [...(oldPage.text + newPage.text).matchAll(/\/assets\/[\w.-]+/g)].map(([url]) => url);
    expect(new Set(assets).size).toBeGreaterThan(2);
    for (const url of new Set(assets))
      for (const copy of copies)
        expect([url, copy.name, (await page(copy, url)).status]).toEqual([url, copy.name, 200]);

    const project = await copyProject({
      GUIDE_URL: `http://${first.address}:4000`,
      RELEASE_KEY: keyFile(folder),
    });
    try {
      await project.edit(
        'mfe-pubs/src/screens/TopPubs/index.ts',
        'Component: TopPubs,',
        "Component: Object.assign(TopPubs, { displayName: 'Deployed' }),",
      );
      const live = async (pod: Pod) => JSON.parse((await page(pod, '/api/modules/live')).text).pubs;
      const before = await live(first);
      const release = await project.command('modules release', ['pubs']);
      expect(release.output).toMatch(/Released pubs \S+ to 100 % of visitors/);
      for (const copy of copies) {
        await expect.poll(() => live(copy)).not.toBe(before);
        const text = (await page(copy, '/top-london-pubs')).text;
        expect(text).toContain('The George Inn');
        const [script] = text.match(new RegExp(`${moduleAddress('pubs')}${await live(copy)}/[\\w.-]+\\.js`))!;
        for (const target of copies) expect((await page(target, script)).status).toBe(200);
      }
      const rollback = await project.command('modules rollback', ['pubs']);
      expect(rollback.output).toContain(`pubs was rolled back to ${before}`);
      for (const copy of copies) await expect.poll(() => live(copy)).toBe(before);
    } finally {
      await project.close();
    }
    for (const pod of [first, second]) expect(await pod.stop()).toBe(0);
    expect((await page(third, '/')).status).toBe(200);
  } finally {
    await cluster.close();
  }
});

/** Renames the script of a built shell. @returns the new name */
async function renameShellScript(shell: string): Promise<string> {
  const file = path.join(shell, 'shell.json');
  const text = await readFile(file, 'utf8');
  const [main] = JSON.parse(text).js as [string];
  const renamed = main.replace(/\.js$/, '0.js');
  await writeFile(file, text.replaceAll(`"${main}"`, `"${renamed}"`));
  await cp(path.join(shell, 'browser', main), path.join(shell, 'browser', renamed));
  return renamed;
}
