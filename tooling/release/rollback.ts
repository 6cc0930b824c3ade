/** `npm run rollback -w mfe-pubs`: the stable release before this one is live again; nothing is built. */
import { withGuide } from './guide';

const module = process.argv[2]!;
await withGuide(async ({ registry }) => {
  const version = await registry.rollback(module);
  console.log(`${module} is back at ${version}.`);
});
