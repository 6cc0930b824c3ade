import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '../releases/registry';
import type { Alert } from './alerts';

/** What it takes to halt a canary. */
interface HaltParts {
  registry: Registry;
  alert(alert: Alert): Promise<void>;
  log: FastifyBaseLogger;
}

/**
 * Takes a canary from its visitors, with one log line and alert however many callers halt it.
 * @param since the revision with which the canary began that is meant; default: whichever there is
 */
export type Halt = (module: string, version: string, reason: string, since?: number) => Promise<void>;

/** Halts canaries for one gateway. */
export const createHalt =
  ({ registry, alert, log }: HaltParts): Halt =>
  async (module, version, reason, since) => {
    if (!(await registry.halt(module, version, reason, since))) return;
    const owner = (await registry.find(module, version))?.owner ?? '';
    log.error({ module, version, owner, reason }, 'Canary halted');
    const text = `${module} ${version} was halted: ${reason}.`;
    void alert({ event: 'canary-halted', module, version, owner, text });
  };
