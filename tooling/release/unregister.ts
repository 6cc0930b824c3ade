/** `npm run unregister -w mfe-pubs [-- --reason "…"]`: takes a module from the site; its pages are Page Not Found. */
import { parseArgs } from 'node:util';
import { commandFor } from './command.mjs';
import { withGuide } from './guide';

const { values, positionals } = parseArgs({
  options: { reason: { type: 'string' } },
  allowPositionals: true,
});
const module = positionals[0]!;
await withGuide(async ({ registry }) => {
  const releases = Object.values(await registry.releasesFor(null));
  const user = releases.find(({ uses }) => uses.some((widget) => widget.startsWith(`${module}/`)));
  if (user) throw new Error(`${user.module} shows a widget of ${module}: release it without that first.`);
  await registry.unregister(module, values.reason);
  console.log(`${module} is unregistered: its pages are Page Not Found.`);
  console.log(`Bring it back with: ${commandFor('release', module)}`);
});
