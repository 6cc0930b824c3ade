import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { DCLinter } from 'dclint';
import { parse, parseAllDocuments } from 'yaml';
import { MAX_HEAP_MB } from '../../services/gateway/src/checks/check';
import { MAX_CHECKS, UPLOADS_MEMORY } from '../../services/gateway/src/releases/upload/admission';
import { MAX_RSS_BYTES } from '../../services/gateway/src/renderers/process';
import { MAX_PREVIEW_RENDERERS, MAX_RENDERERS } from '../../services/gateway/src/renderers/queues';
import { SERVERS } from '../build/program.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const manifests = parseAllDocuments(read('docs/deploy/kubernetes.yaml')).map((document) => {
  expect(document.errors).toEqual([]);
  return document.toJS();
});
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const compose = parse(read('docs/deploy/compose.yaml'), { merge: true });

const settings = (file: string) => new Set(read(file).match(/\b[A-Z][A-Z_]{3,}\b(?=:)/g));
const settingsOf = (program: string) =>
  settings(program.includes('gateway') ? 'services/gateway/src/settings.ts' : 'services/kit/src/config.ts');

test.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest]))(
  '%s %s follows the Kubernetes schema',
  async (kind, _name, manifest) => {
    const kinds = await import(`kubernetes-models/${manifest.apiVersion}`);
    expect(() => new kinds[kind](manifest).validate()).not.toThrow();
  },
);

test('The compose file follows the Compose Specification', () => {
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
  const [result] = linter.lintFiles([path.resolve(root, 'docs/deploy/compose.yaml')], false);
  // Order and quotes are only warnings.
  expect(result!.messages.filter(({ type }) => type === 'error')).toEqual([]);
});

test('Every deployment has two replicas, probes, limits and minimal rights', () => {
  const overHttp = { httpGet: { path: expect.stringMatching(/^\//), port: expect.any(String) } };
  for (const { spec } of ofKind('Deployment')) {
    const { terminationGracePeriodSeconds, containers, ...pod } = spec.template.spec;
    expect(spec.replicas).toBeGreaterThanOrEqual(2);
    expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(15);
    expect(pod.securityContext.runAsUser).toBeGreaterThan(0);
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(containers).not.toEqual([]);
    for (const container of containers)
      expect(container).toMatchObject({
        image: expect.stringMatching(/:[0-9.]+$/),
        startupProbe: overHttp,
        readinessProbe: overHttp,
        livenessProbe: overHttp,
        resources: { requests: expect.any(Object), limits: { memory: expect.any(String) } },
        securityContext: {
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        },
      });
  }
});

test('Selectors, ports and volumes of the manifests exist', () => {
  for (const { metadata, spec } of ofKind('Deployment')) {
    expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
    const service = ofKind('Service').find((candidate) => candidate.metadata.name === metadata.name);
    expect(service.spec.selector).toEqual(spec.selector.matchLabels);
    const [{ ports, env, volumeMounts }] = spec.template.spec.containers;
    expect(service.spec.ports[0].port).toBe(ports[0].containerPort);
    expect(env.find((entry: { name: string }) => entry.name === 'PORT').value).toBe(
      String(ports[0].containerPort),
    );
    const volumes = spec.template.spec.volumes.map((entry: { name: string }) => entry.name);
    const [budget] = ofKind('PodDisruptionBudget').filter(
      (candidate) => candidate.metadata.name === metadata.name,
    );
    expect(budget.spec.selector).toEqual(spec.selector);
    expect(budget.spec.minAvailable).toBeLessThan(spec.replicas);
    expect(volumes).toEqual(volumeMounts.map((entry: { name: string }) => entry.name));
  }
});

test('Manifests and compose file run existing programs with known settings', () => {
  const imageCommand = JSON.parse(read('docs/deploy/Dockerfile').match(/^CMD (.*)$/m)![1]!);
  const programs = [
    ...ofKind('Deployment').map(({ spec }) => {
      const { command, env } = spec.template.spec.containers[0];
      return { program: command.at(-1), names: env.map((entry: { name: string }) => entry.name) };
    }),
    ...SERVERS.map((name) => ({
      program: compose.services[name].command?.at(-1) ?? imageCommand.at(-1),
      names: Object.keys(compose.services[name].environment),
    })),
  ];
  expect(programs).toHaveLength(12);
  for (const { program, names } of programs) {
    expect(SERVERS.map((name) => `services/${name}.mjs`)).toContain(program);
    expect(names.filter((name: string) => !settingsOf(program).has(name))).toEqual([]);
  }
});

interface ComposeService {
  depends_on?: Record<string, unknown>;
  volumes?: string[];
  networks?: string[];
  environment: Record<string, string>;
  image?: string;
  ports?: string[];
}
const composeServices = Object.entries<ComposeService>(compose.services);

test('Dependencies, volumes and networks of the compose file exist', () => {
  const used = { services: new Set<string>(), volumes: new Set<string>(), networks: new Set<string>() };
  for (const [, { depends_on = {}, volumes = [], networks = [] }] of composeServices) {
    expect(networks).not.toEqual([]);
    for (const name of Object.keys(depends_on)) used.services.add(name);
    for (const volume of volumes) if (!volume.startsWith('./')) used.volumes.add(volume.split(':')[0]!);
    for (const network of networks) used.networks.add(network);
  }
  for (const [kind, names] of Object.entries(used)) {
    expect([kind, names.size]).not.toEqual([kind, 0]);
    expect([kind, [...names].filter((name) => !(name in compose[kind]))]).toEqual([kind, []]);
  }
});

test('The compose database requires passwords: one user per service, and no defaults', () => {
  const { environment, entrypoint } = compose.services.mongo;
  expect(environment.MONGO_INITDB_ROOT_PASSWORD).toMatch(/^\$\{ROOT_PASSWORD:\?/);
  expect(entrypoint.at(-1)).toContain('--keyFile');
  for (const name of SERVERS) {
    const variable = `${name.toUpperCase()}_PASSWORD`;
    expect(environment[variable]).toMatch(new RegExp(`^\\$\\{${variable}:\\?`));
    const url = new URL(compose.services[name].environment.MONGODB_URL.replace(/\$\{(\w+)\}/, '$1'));
    expect([url.username, url.password, url.pathname, url.searchParams.get('authSource')]).toEqual([
      name,
      variable,
      `/guide_${name}`,
      `guide_${name}`,
    ]);
  }
  const users: { service: string; roles: unknown }[] = [];
  const db = {
    getSiblingDB: () => ({
      createUser: ({ user, pwd, roles }: { user: string; pwd: string; roles: unknown }) => {
        expect(pwd).toBe(`secret of ${user}`);
        users.push({ service: user, roles });
      },
    }),
  };
  const env = Object.fromEntries(
    SERVERS.map((name) => [`${name.toUpperCase()}_PASSWORD`, `secret of ${name}`]),
  );
  new Function('db', 'process', read('docs/deploy/mongo-users.js'))(db, { env });
  expect(users).toEqual(
    SERVERS.map((name) => ({ service: name, roles: [{ role: 'readWrite', db: `guide_${name}` }] })),
  );
});

test('In the compose file only the gateway is reachable and can reach the internet', () => {
  expect(compose.networks.inside.internal).toBe(true);
  for (const [name, { ports, networks }] of composeServices) {
    expect([name, networks]).toEqual([name, name === 'gateway' ? ['inside', 'outside'] : ['inside']]);
    expect([name, ports]).toEqual([name, name === 'gateway' ? ['127.0.0.1:4000:4000'] : undefined]);
  }
});

test('Images pin their base by version and digest, and contain no development packages', () => {
  const stages = read('docs/deploy/Dockerfile').split(/^FROM /m);
  expect(stages[0]).toMatch(/^ARG NODE_IMAGE=node:24\.\d+\.\d+-\w+-slim@sha256:[0-9a-f]{64}$/m);
  expect(stages).toHaveLength(3);
  for (const stage of stages.slice(1)) expect(stage).toMatch(/^\$\{NODE_IMAGE\}\s/);
  expect(stages[2]).not.toMatch(/npm|COPY \./);
  for (const [name, { image }] of composeServices)
    if (image && !image.startsWith('visitor-guide'))
      expect([name, image]).toEqual([name, expect.stringMatching(/:\d+\.\d+\.\d+$/)]);
});

test("The gateway's memory limit suffices for all renderers and upload checks", () => {
  const { command, resources } = deploymentOf('gateway').spec.template.spec.containers[0];
  const [, heapMb] = /--max-old-space-size=(\d+)/.exec(command.join(' '))!;
  // Beside the heap: buffers, such as cached pages, young objects and code.
  const gatewayItself = (Number(heapMb) + 256) * 1024 ** 2;
  const uploads = UPLOADS_MEMORY + MAX_CHECKS * MAX_HEAP_MB * 1024 ** 2;
  const renderers = MAX_RENDERERS + MAX_PREVIEW_RENDERERS + 1;
  const needed = gatewayItself + renderers * MAX_RSS_BYTES + uploads;
  expect(Number.parseFloat(resources.limits.memory) * 1024 ** 3).toBeGreaterThanOrEqual(needed);
});

const deploymentOf = (name: string) => ofKind('Deployment').find(({ metadata }) => metadata.name === name);

interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
}
interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: 'In'; values: string[] }[];
}
interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports?: { port: number }[];
}

const matches = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Record<string, string>) =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''));

/** Whether the network policies let pods with one `app` label reach a port of another. */
function permits(from: string, to: string, port: number): boolean {
  const selected = (app: string, type: 'Ingress' | 'Egress') =>
    ofKind('NetworkPolicy').filter(
      ({ spec }) => matches(spec.podSelector, { app }) && spec.policyTypes.includes(type),
    );
  const allows = (rules: Rule[] | undefined, side: 'from' | 'to', peer: string) =>
    (rules ?? []).some(
      (rule) =>
        (!rule.ports || rule.ports.some((entry) => entry.port === port)) &&
        (!rule[side] ||
          rule[side].some(
            ({ podSelector, namespaceSelector }) =>
              !namespaceSelector && podSelector !== undefined && matches(podSelector, { app: peer }),
          )),
    );
  const out = selected(from, 'Egress');
  const into = selected(to, 'Ingress');
  expect([out.length > 0, into.length > 0]).toEqual([true, true]);
  return (
    out.some(({ spec }) => allows(spec.egress, 'to', to)) &&
    into.some(({ spec }) => allows(spec.ingress, 'from', from))
  );
}

test('Network policies permit only connections that settings name', () => {
  const needed = new Set<string>();
  for (const { metadata, spec } of ofKind('Deployment'))
    for (const { value } of spec.template.spec.containers[0].env as { value?: string }[])
      if (value?.startsWith('http://')) needed.add(`${metadata.name} ${new URL(value).hostname}`);
  expect(needed.size).toBe(7);
  for (const from of SERVERS)
    for (const to of SERVERS.filter((name) => name !== from)) {
      const { containerPort } = deploymentOf(to).spec.template.spec.containers[0].ports[0];
      expect([from, to, permits(from, to, containerPort)]).toEqual([from, to, needed.has(`${from} ${to}`)]);
    }
});
