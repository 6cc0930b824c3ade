/** `npm run modules -- unregister planner [--reason "…"]`: takes a module from the site; its pages are Page Not Found. */
import { parseArgs } from 'node:util';
import { withGuide } from './guide';

const { values, positionals } = parseArgs({
  options: { reason: { type: 'string' } },
  allowPositionals: true,
});
const [module] = positionals;
await withGuide(async ({ registry }) => {
  if (!module) throw new Error('Name the module: npm run modules -- unregister planner');
  await registry.unregister(module, values.reason);
  console.log(`${module} is unregistered: its pages are Page Not Found. Its next release brings it back.`);
});
