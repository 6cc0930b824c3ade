/** `npm run modules -- list`: what is live of each module, and who changed that, when and why. */
import { changeLine } from '../../module/src/release/history.mjs';
import { withGuide } from './guide';

await withGuide(async ({ registry }) => {
  const modules = await registry.history();
  if (modules.length === 0) console.log('No release is registered. Start the guide once: npm start.');
  for (const { module, allocations, audit } of modules) {
    const [stable, ...canaries] = allocations;
    const beside = canaries.map(({ version }) => `, canary ${version}`).join('');
    console.log(`${module}: ${stable?.version ?? 'unregistered'}${beside}`);
    for (const { version } of allocations)
      await registry.find(module, version).catch((error) => console.log(`  Refused: ${error.message}`));
    for (const entry of audit) console.log(`  ${changeLine(entry)}`);
  }
});
