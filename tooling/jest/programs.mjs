/** Builds the programs that tests start, because bundlers do not run inside Jest. */
import { buildDatabase, buildProgram } from '../build/program.mjs';
import { buildSite } from '../build/site.mjs';
import { bundlePackages } from './packages.mjs';

export default async function programs() {
  await buildProgram('services/gateway/src/server.ts');
  await buildProgram('services/pubs/src/server.ts');
  for (const source of ['data/backup', 'data/restore', 'content/content'])
    await buildProgram(`tooling/${source}.ts`);
  await buildSite({ only: ['renderer', 'checks'] });
  await buildDatabase();
  await bundlePackages();
}
