import path from 'node:path';
import { expect } from '@jest/globals';
import { startTestGateway } from '../../../services/gateway/test/support/gateway';
import { keysOf } from '../../../services/gateway/test/support/signing';
import { root, runLine } from './lines';

/** A guide that runs, and the documented lines typed for it. */
export async function startTestGuide() {
  const site = await startTestGateway();
  /** What stands in a documented line for what only its reader knows. */
  const standsFor: Record<string, string> = {};
  return {
    ...site,
    standsFor,
    /** Runs a line, which has to end with 0. @returns what it printed */
    async run(line: string): Promise<string> {
      const { ok, text } = await runLine(line, standsFor, root, {
        MONGODB_URL: site.database.url,
        OWNERS_FILE: path.join(keysOf(site.database), 'owners.json'),
        RELEASE_KEY: path.join(keysOf(site.database), 'release-key.json'),
        GUIDE_URL: site.url,
        DATA_DIR: site.folder,
      });
      expect([ok, text]).toEqual([true, text]);
      return text;
    },
  };
}

export type TestGuide = Awaited<ReturnType<typeof startTestGuide>>;
