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
import { ask, openCluster, type Pod, requireNamespaces } from '../../support/sandbox';
import { copyProject } from '../../support/workshop';

/**
 * The deployment as it is shipped, without a container engine: each container of the manifests runs in namespaces of
 * its own with the image's folder, user, read-only root, mounts and settings that the files in `docs/deploy` name.
 */
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const SITE = { host: 'guide.example' };
const SERVICES = ['discover', 'pubs', 'map', 'search', 'analytics'];
/** Volumes that each pod has for itself. */
const own = ['tmp', 'pictures'];

let folder: string;
let image: string;
let database: Awaited<ReturnType<typeof startProgram>>;
test.beforeAll(async () => {
  requireNamespaces();
  folder = await mkdtemp(path.join(tmpdir(), 'guide-deployment-'));
  await buildServers();
  image = layOutImage({ out: path.join(folder, 'image') });
  // As the image's build does it with the operator's key.
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
  kubernetes: () => kubernetesContainers(() => database.ready.url),
  compose: () => composeContainers(() => database.ready.url),
};

/** A cluster that has the operator's owners file, as the gateway's volume `owners`. */
async function openGuideCluster() {
  const cluster = await openCluster(image);
  await mkdir(cluster.volume('owners'), { recursive: true });
  await cp(ownersFile(folder), path.join(cluster.volume('owners'), 'owners.json'));
  return cluster;
}

/** Starts every container of a file, with addresses for all before the first begins. */
async function startAll(containers: Record<string, Container>) {
  const cluster = await openGuideCluster();
  for (const name of Object.keys(containers)) cluster.addressOf(name);
  const pods = await Promise.all(
    Object.entries(containers).map(
      async ([name, container]) => [name, await cluster.start(container, { own })] as const,
    ),
  );
  await Promise.all(pods.map(([, pod]) => pod.ready));
  return { cluster, pods: Object.fromEntries(pods) as Record<string, Pod> };
}

const page = async (pod: Pod, url: string) => ask(pod.address, 4000, url, { headers: SITE });

test('the image holds servers, site and city, the packages that servers load, and no source, test or development package', async () => {
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

test("the image's bill of materials names every package that its servers bundle or load", async () => {
  const { components } = JSON.parse(await readFile(path.join(image, 'bom.json'), 'utf8'));
  const named = new Set(
    components.map(({ group, name }: { group?: string; name: string }) =>
      group ? `${group}/${name}` : name,
    ),
  );
  const held = new Set<string>();
  for (const name of await readdir(path.join(image, 'services')))
    for (const [, found] of (await readFile(path.join(image, 'services', name), 'utf8')).matchAll(
      // The bundler says above each file where it is from.
      /^ *\/\/ (?:.*\/)?node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//gm,
    ))
      held.add(found!);
  for (const name of await readdir(path.join(image, 'node_modules')))
    if (name.startsWith('@'))
      for (const part of await readdir(path.join(image, 'node_modules', name))) held.add(`${name}/${part}`);
    else held.add(name);
  console.log(`${held.size} packages held, ${named.size} named`);
  expect(held.size).toBeGreaterThan(50);
  expect([...held].filter((name) => !named.has(name))).toEqual([]);
});

for (const [file, containers] of Object.entries(files)) {
  test(`every service of the ${file} file starts by itself: its user, root, mounts and settings, and its probes pass`, async () => {
    const began = performance.now();
    const { cluster, pods } = await startAll(containers());
    try {
      expect(Object.keys(pods).sort()).toEqual(['gateway', ...SERVICES].sort());
      for (const pod of Object.values(pods)) {
        const status = await readFile(`/proc/${pod.pid()}/status`, 'utf8');
        const mountinfo = await readFile(`/proc/${pod.pid()}/mountinfo`, 'utf8');
        expect(pod.container.user).toBe(1000);
        // In a namespace of users this machine sees who started the test.
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
      // Rendered on the server with what the pubs' service answered.
      expect(top.text).toContain('The George Inn');
      const picture = top.text.match(/\/images\/[^"\s,]+/)![0].replaceAll('&amp;', '&');
      expect((await page(pods.gateway!, picture)).status).toBe(200);
      const health = JSON.parse((await page(pods.gateway!, '/api/health')).text);
      expect(health).toMatchObject({ status: 'ok' });
      console.log(`${file}: 6 processes ready and asked within ${Math.round(performance.now() - began)} ms`);
    } finally {
      await cluster.close();
    }
  });
}

test('a blocked event loop fails the liveness probe of gateway and service, and one that turns again passes it', async () => {
  const { discover, gateway } = files.kubernetes();
  const { cluster, pods } = await startAll({ discover: discover!, gateway: gateway! });
  try {
    for (const pod of Object.values(pods)) {
      const { liveness } = pod.container.probes;
      expect(await pod.probe(liveness!)).toBe(true);
      // A stopped process runs nothing, and the system goes on accepting connections for it.
      process.kill(pod.pid(), 'SIGSTOP');
      expect(await pod.probe({ ...liveness!, timeoutMs: 1000 })).toBe(false);
      process.kill(pod.pid(), 'SIGCONT');
      await expect.poll(() => pod.probe(liveness!)).toBe(true);
    }
  } finally {
    await cluster.close();
  }
});

test('two gateways on one registry and store: a rollout breaks no page, a release and a rollback reach both, and what differs is refused', async () => {
  const containers = files.kubernetes();
  const cluster = await openGuideCluster();
  for (const name of Object.keys(containers)) cluster.addressOf(name);
  for (const name of SERVICES) await (await cluster.start(containers[name]!, { own })).ready;
  const gateway = (name: string, from?: string) =>
    cluster.start(containers.gateway!, { own, address: cluster.addressOf(name), ...(from && { from }) });
  try {
    // Both write the same releases and files at the same moment, each as process 1 of its namespace.
    const [first, second] = await Promise.all([gateway('gateway-a'), gateway('gateway-b')]);
    await Promise.all([first.ready, second.ready]);
    const left = await readdir(cluster.volume('data'), { recursive: true });
    expect(left.filter((name) => name.includes('.partial'))).toEqual([]);

    // The next image: the same guide with another shell.
    const next = path.join(folder, 'next');
    await cp(image, next, { recursive: true });
    const renamed = await otherShell(path.join(next, 'site/shell'));
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

    // What a release is checked against is what the running guide says, wherever the command runs.
    const project = await copyProject({
      MONGODB_URL: database.ready.url,
      DATA_DIR: cluster.volume('data'),
      OWNERS_FILE: ownersFile(folder),
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
      const elsewhere = await project.command('modules release', ['pubs'], {
        DATA_DIR: path.join(folder, 'elsewhere'),
      });
      expect(elsewhere.output).toContain(
        'Refused: the module store here is not the one that the running guide reads.',
      );
      const otherHost = await project.command('modules release', ['pubs'], {
        MODULES_URL: 'https://cdn.example',
      });
      expect(otherHost.output).toContain(
        'Refused: MODULES_URL is https://cdn.example, but the running guide has none.',
      );
      expect(await live(first)).toBe(before);

      const release = await project.command('modules release', ['pubs']);
      expect(release.output).toMatch(/Released pubs \S+ to 100 % of visitors/);
      for (const copy of copies) {
        await expect.poll(() => live(copy)).not.toBe(before);
        const text = (await page(copy, '/top-london-pubs')).text;
        expect(text).toContain('The George Inn');
        const [script] = text.match(new RegExp(`${moduleAddress('pubs')}${await live(copy)}/[\\w.-]+\\.js`))!;
        for (const other of copies) expect((await page(other, script)).status).toBe(200);
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

/** Gives a built shell's script another name, as other sources would. @returns the name */
async function otherShell(shell: string): Promise<string> {
  const file = path.join(shell, 'shell.json');
  const text = await readFile(file, 'utf8');
  const [main] = JSON.parse(text).js as [string];
  const renamed = main.replace(/\.js$/, '0.js');
  await writeFile(file, text.replaceAll(`"${main}"`, `"${renamed}"`));
  await cp(path.join(shell, 'browser', main), path.join(shell, 'browser', renamed));
  return renamed;
}
