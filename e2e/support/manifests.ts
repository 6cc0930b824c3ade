import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const folder = path.resolve(import.meta.dirname, '../../docs/deploy');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

export interface Probe {
  path: string;
  port: number;
  timeoutMs: number;
}

export interface Container {
  name: string;
  command: string[];
  env: Record<string, string>;
  user: number;
  group: number;
  readOnlyRoot: boolean;
  /** Mounted volumes with the owner of their root; a `null` volume is memory. */
  mounts: { at: string; volume: string | null; owner: { user: number; group: number } }[];
  probes: { startup?: Probe; readiness?: Probe; liveness?: Probe };
}

interface ComposeService {
  image: string;
  command?: string[];
  environment: Record<string, string>;
  user?: string;
  read_only?: boolean;
  tmpfs?: string[];
  volumes?: string[];
  configs?: { source: string; target: string }[];
  healthcheck?: { test: string[]; timeout: string };
}

interface Image {
  env: Record<string, string>;
  command: string[];
  user: number;
  group: number;
  owned: string[];
}

/** Reads the last stage of the Dockerfile. */
function readImage(): Image {
  const text = read('Dockerfile');
  const stage = text.slice(text.lastIndexOf('\nFROM '));
  const [user, group] = stage
    .match(/^USER (\d+):(\d+)$/m)!
    .slice(1)
    .map(Number) as [number, number];
  const settings = [...stage.matchAll(/^ENV (.*)$/gm)].flatMap(([, line]) => line!.split(' '));
  return {
    env: Object.fromEntries(settings.map((setting) => setting.split('=') as [string, string])),
    command: JSON.parse(stage.match(/^CMD (.*)$/m)![1]!),
    user,
    group,
    owned: [...stage.matchAll(/install -d -o \d+ -g \d+ (.*)$/gm)].flatMap(([, list]) => list!.split(' ')),
  };
}

/** The containers of `kubernetes.yaml` by name. @param databaseUrl - value of every secret */
export function kubernetesContainers(databaseUrl: string): Record<string, Container> {
  const image = readImage();
  const deployments = parseAllDocuments(read('kubernetes.yaml'))
    .map((document) => document.toJS())
    .filter(({ kind }) => kind === 'Deployment');
  return Object.fromEntries(
    deployments.map(({ spec }) => {
      const pod = spec.template.spec;
      const [container] = pod.containers;
      const context = { ...pod.securityContext, ...container.securityContext };
      const ports = new Map<string, number>(
        container.ports.map(({ name, containerPort }: { name: string; containerPort: number }) => [
          name,
          containerPort,
        ]),
      );
      const probe = (kind: string): Probe | undefined => {
        const { httpGet, timeoutSeconds = 1 } = container[`${kind}Probe`] ?? {};
        return (
          httpGet && { path: httpGet.path, port: ports.get(httpGet.port)!, timeoutMs: timeoutSeconds * 1000 }
        );
      };
      const env = container.env.map(
        ({ name, value, valueFrom }: { name: string; value?: string; valueFrom?: object }) => [
          name,
          valueFrom ? databaseUrl : value,
        ],
      );
      const volumes = new Map(pod.volumes.map((volume: { name: string }) => [volume.name, volume]));
      return [
        container.name,
        {
          name: container.name,
          command: container.command ?? image.command,
          env: { ...image.env, ...Object.fromEntries(env) },
          user: context.runAsUser ?? image.user,
          group: context.runAsGroup ?? image.group,
          readOnlyRoot: context.readOnlyRootFilesystem === true,
          // The group of `fsGroup` may write to every volume.
          mounts: container.volumeMounts.map(({ name, mountPath }: { name: string; mountPath: string }) => {
            if (!volumes.has(name)) throw new Error(`There is no volume ${name}`);
            return { at: mountPath, volume: name, owner: { user: 0, group: context.fsGroup ?? 0 } };
          }),
          probes: {
            startup: probe('startup'),
            readiness: probe('readiness'),
            liveness: probe('liveness'),
          },
        } satisfies Container,
      ];
    }),
  );
}

/** The guide's containers of `compose.yaml` by name. @param databaseUrl - used instead of the file's */
export function composeContainers(databaseUrl: string): Record<string, Container> {
  const image = readImage();
  const { services } = parse(read('compose.yaml'), { merge: true });
  const guideServices = Object.entries<ComposeService>(services).filter(
    ([, { image }]) => image === 'visitor-guide',
  );
  return Object.fromEntries(
    guideServices.map(([name, service]) => {
      const [user, group] = (service.user ?? `${image.user}:${image.group}`).split(':').map(Number) as [
        number,
        number,
      ];
      const test: string[] = service.healthcheck?.test ?? [];
      const request = test.join(' ').match(/fetch\('http:\/\/127\.0\.0\.1:(\d+)([^']+)'\)/);
      const settings = Object.entries(service.environment).map(([key, value]) => [
        key,
        // The default of a variable that Compose reads from its environment.
        value.replace(/\$\{\w+:-([^}]*)\}/, '$1'),
      ]);
      return [
        name,
        {
          name,
          command: service.command ?? image.command,
          env: { ...image.env, ...Object.fromEntries(settings), MONGODB_URL: databaseUrl },
          user,
          group,
          readOnlyRoot: service.read_only === true,
          mounts: [
            ...(service.tmpfs ?? []).map((at: string) => ({
              at,
              volume: null,
              owner: { user: 0, group: 0 },
            })),
            ...(service.volumes ?? []).map((entry: string) => {
              const [volume, at] = entry.split(':') as [string, string];
              // A new volume inherits the owner of its mount point in the image.
              const owned = image.owned.includes(at);
              return { at, volume, owner: owned ? image : { user: 0, group: 0 } };
            }),
            ...(service.configs ?? []).map(({ source, target }) => ({
              at: path.posix.dirname(target),
              volume: source,
              owner: { user: 0, group: 0 },
            })),
          ],
          probes: {
            liveness: request
              ? {
                  path: request[2]!,
                  port: Number(request[1]),
                  timeoutMs: Number.parseInt(service.healthcheck!.timeout, 10) * 1000,
                }
              : undefined,
          },
        } satisfies Container,
      ];
    }),
  );
}
