import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Site } from '@guide/contracts/site';
import { SHELL_BUILD } from '@guide/contracts/texts';
import { processorUseMs, residentBytes } from '@guide/service-kit';
import type { PageCost } from '../security/renderBudget';
import type { Catalogues } from '../texts';
import type { Caller } from './calls';
import { type CheckedScreen, RendererChannel, type RendererListener } from './channel';
import { createCostSharing } from './costs';
import { startDeadline } from './deadline';
import { type Kill, watchExit } from './exit';
import { rendererFlags } from './flags';
import { type Isolation, NO_ISOLATION } from './isolation';
import type { ScreenRequest } from './messages';

const BOOT_TIMEOUT_MS = 10_000;
/** Deadline for evaluating a bundle and for rendering a page, without the time spent waiting for a processor. */
const DEADLINE_MS = 1000;
const WATCH_INTERVAL_MS = 250;
/** Memory of the process; V8 itself limits the JavaScript heap. */
export const MAX_RSS_BYTES = 400 * 1024 ** 2;

export interface RendererOptions {
  program: string;
  shell: string;
  /** The shell's texts by language. */
  shellCatalogues?: Catalogues;
  /** The site in each language, English first. */
  sites(): Site[];
  isolation?: Isolation;
}

/** No renderer is available, through no fault of the release. */
export class RendererUnavailable extends Error {
  override readonly name = 'RendererUnavailable';
}

/** The machine is too busy to render a page. Another release would be late, too. */
export class RendererBusy extends RendererUnavailable {}

export type RendererProcess = ReturnType<typeof startRenderer>;

/** Starts a renderer: a process without network and environment that can read only its program. */
export function startRenderer(options: RendererOptions) {
  const { program, shell, shellCatalogues = {}, sites, isolation = NO_ISOLATION } = options;
  const child = spawnRenderer(program, isolation);
  const { kill, exited, isRunning } = watchExit(child);
  const channel = new RendererChannel(child.stdio[3] as Socket, kill);
  const stopWatching = watchLimits(child, channel, kill);
  void exited.then(({ reason, isFault }) => {
    stopWatching();
    channel.close(new (isFault ? Error : RendererUnavailable)(`The renderer ${reason}`));
  });

  const startTimer = (ms: number, lateReason: string, isFault = true) =>
    startDeadline(child.pid, kill, { ms, lateReason, isFault });
  const measure = createCostSharing(() => processorUseMs(child.pid));
  const stopBoot = startTimer(BOOT_TIMEOUT_MS, 'did not start in time', false);
  const booted = channel
    .step({ type: 'boot', sites: sites() }, Buffer.from(shell), stopBoot)
    .catch((error) => {
      throw new RendererUnavailable(error.message);
    });
  booted.catch(() => {});
  channel.addCatalogues(SHELL_BUILD, shellCatalogues);

  return {
    pid: child.pid,
    booted,
    exited,
    kill,
    showSites: () => channel.showSites(sites()),
    addCatalogues: (build: string, catalogues: Catalogues) => channel.addCatalogues(build, catalogues),
    /** @throws if the code fails or takes longer than a second */
    async load(code: string, filename: string, listener: RendererListener | null = null): Promise<void> {
      channel.listen(listener);
      const stopTimer = startTimer(DEADLINE_MS, `did not evaluate the bundle within ${DEADLINE_MS} ms`);
      await channel.step({ type: 'load', filename }, Buffer.from(code), stopTimer);
    },
    /** @throws if the screen's code fails or the process exits */
    render(page: ScreenRequest, caller: Caller, cost: PageCost = {}): Promise<CheckedScreen> {
      if (!isRunning()) return Promise.reject(new RendererUnavailable('The renderer has exited'));
      const stopMeasuring = measure(cost);
      return channel
        .render(page, caller, () => startTimer(DEADLINE_MS, `did not answer within ${DEADLINE_MS} ms`))
        .finally(stopMeasuring);
    },
  };
}

function spawnRenderer(program: string, isolation: Isolation): ChildProcess {
  const [file, ...args] = [...isolation.command, process.execPath, ...rendererFlags(program), program];
  return spawn(file!, args, {
    env: isolation.env,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
}

/** Kills a renderer that needs too much memory, and renews its limits of messages each second. */
function watchLimits(child: ChildProcess, channel: RendererChannel, kill: Kill): () => void {
  let ticks = 0;
  const watch = setInterval(() => {
    ticks += 1;
    if ((ticks * WATCH_INTERVAL_MS) % 1000 === 0) channel.resetLimits();
    const bytes = residentBytes(child.pid);
    if (bytes > MAX_RSS_BYTES) kill(`needed ${Math.round(bytes / 1024 ** 2)} MB of memory`);
  }, WATCH_INTERVAL_MS);
  watch.unref();
  return () => clearInterval(watch);
}
