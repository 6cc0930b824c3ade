import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { DCLinter } from 'dclint';
import { Type } from 'typebox';
import Value from 'typebox/value';
import { parse, parseAllDocuments } from 'yaml';
import { SERVERS } from '../build/program.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What the guide asks of every pod beyond what Kubernetes itself does. */
const Named = Type.Object({ name: Type.String() });
const Container = Type.Object({
  name: Type.String(),
  image: Type.String({ pattern: ':[0-9.]+$' }),
  command: Type.Array(Type.String()),
  env: Type.Array(Named),
  ports: Type.Array(Type.Object({ name: Type.String(), containerPort: Type.Integer() })),
  readinessProbe: Type.Object({ httpGet: Type.Object({ path: Type.String({ pattern: '^/' }) }) }),
  livenessProbe: Type.Object({}),
  resources: Type.Object({ requests: Type.Object({}), limits: Type.Object({ memory: Type.String() }) }),
  securityContext: Type.Object({ readOnlyRootFilesystem: Type.Literal(true) }),
  volumeMounts: Type.Array(Named),
});
const Pod = Type.Object({
  terminationGracePeriodSeconds: Type.Integer({ minimum: 15 }),
  securityContext: Type.Object({ runAsNonRoot: Type.Literal(true) }),
  containers: Type.Array(Container, { minItems: 1 }),
  volumes: Type.Array(Named),
});
const Deployment = Type.Object({
  spec: Type.Object({ replicas: Type.Integer({ minimum: 2 }), template: Type.Object({ spec: Pod }) }),
});

const manifests = parseAllDocuments(read('docs/deploy/kubernetes.yaml')).map((document) => {
  expect(document.errors).toEqual([]);
  return document.toJS();
});
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const compose = parse(read('docs/deploy/compose.yaml'), { merge: true });

/** Names of the settings that a program reads. */
const settings = (file: string) => new Set(read(file).match(/\b[A-Z][A-Z_]{3,}\b(?=:)/g));
const known = (program: string) =>
  settings(program.includes('gateway') ? 'services/gateway/src/settings.ts' : 'services/kit/src/config.ts');

/** Kubernetes' own schemas: one class for each kind, below its API version. */
async function schemaFaults(manifest: { apiVersion: string; kind: string }): Promise<string | null> {
  const kinds = await import(`kubernetes-models/${manifest.apiVersion}`);
  try {
    new kinds[manifest.kind](manifest).validate();
    return null;
  } catch (error) {
    return `${manifest.kind}: ${(error as Error).message}`;
  }
}

test.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest]))(
  'the %s %s follows the schema of Kubernetes',
  async (_kind, _name, manifest) => expect(await schemaFaults(manifest)).toBeNull(),
);

test('a manifest that breaks the schema of Kubernetes is found', async () => {
  const [deployment] = ofKind('Deployment');
  const broken = { ...deployment, spec: { ...deployment.spec, replicas: 'two' } };
  expect(await schemaFaults(broken)).toMatch(/replicas must be integer/);
});

test('the compose file follows the schema of the Compose Specification', () => {
  expect(composeFaults('docs/deploy/compose.yaml')).toEqual([]);
});

test('a compose file that breaks the schema is found', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'guide-compose-'));
  const broken = path.join(folder, 'compose.yaml');
  try {
    writeFileSync(broken, read('docs/deploy/compose.yaml').replace('command: [mongod', 'comand: [mongod'));
    expect(composeFaults(broken)).toEqual([expect.stringMatching(/services.mongo.*additional properties/)]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Errors of the linter; what it would only order or quote otherwise are warnings. */
function composeFaults(file: string): string[] {
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
  const [result] = linter.lintFiles([path.resolve(root, file)], false);
  return result!.messages.filter(({ type }) => type === 'error').map(({ message }) => message);
}

test('every deployment has what the guide asks for', () => {
  for (const deployment of ofKind('Deployment'))
    expect([...Value.Errors(Deployment, deployment)]).toEqual([]);
});

test('selectors, ports and volumes of the manifests name what is there', () => {
  for (const { metadata, spec } of ofKind('Deployment')) {
    expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
    const service = ofKind('Service').find((one) => one.metadata.name === metadata.name);
    expect(service.spec.selector).toEqual(spec.selector.matchLabels);
    const [{ ports, env, volumeMounts }] = spec.template.spec.containers;
    expect(service.spec.ports[0].port).toBe(ports[0].containerPort);
    expect(env.find((one: { name: string }) => one.name === 'PORT').value).toBe(
      String(ports[0].containerPort),
    );
    const volumes = spec.template.spec.volumes.map((one: { name: string }) => one.name);
    expect(volumes).toEqual(volumeMounts.map((one: { name: string }) => one.name));
  }
});

test('manifests and compose file run programs that the build makes, with settings that they read', () => {
  const imageCommand = JSON.parse(read('docs/deploy/Dockerfile').match(/^CMD (.*)$/m)![1]!);
  const programs = [
    ...ofKind('Deployment').map(({ spec }) => {
      const { command, env } = spec.template.spec.containers[0];
      return { program: command.at(-1), names: env.map((one: { name: string }) => one.name) };
    }),
    ...SERVERS.map((name) => ({
      program: compose.services[name].command?.at(-1) ?? imageCommand.at(-1),
      names: Object.keys(compose.services[name].environment),
    })),
  ];
  expect(programs).toHaveLength(12);
  for (const { program, names } of programs) {
    expect(SERVERS.map((name) => `.build/services/${name}.mjs`)).toContain(program);
    expect(names.filter((name: string) => !known(program).has(name))).toEqual([]);
  }
});

test('the compose file waits for nothing that is not there and names its volumes', () => {
  for (const { depends_on = [], volumes = [] } of Object.values<Record<string, string[]>>(compose.services)) {
    for (const name of depends_on) expect(compose.services).toHaveProperty(name);
    for (const volume of volumes) expect(compose.volumes).toHaveProperty(volume.split(':')[0]!);
  }
});
