/** The gateway of a later version: one more migration, and otherwise the same. */
import type { Migration } from '@guide/service-kit';
import { migrations } from '../../src/migrations';
import { start } from '../../src/start';

(migrations as Migration[]).push({
  description: 'say that the data were migrated',
  async run(db) {
    const migrated = db.collection<{ _id: string; runs: number }>('migrated');
    await migrated.updateOne({ _id: 'once' }, { $inc: { runs: 1 } }, { upsert: true });
  },
});
await start().catch((error: Error) => {
  console.error(`The gateway did not start: ${error.message}`);
  process.exit(1);
});
