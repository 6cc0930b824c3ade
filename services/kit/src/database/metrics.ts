import type { Db } from 'mongodb';
import { Gauge } from 'prom-client';
import { singleFlight } from '../singleFlight';
import { withTimeout } from '../timeout';

const READ_TIMEOUT_MS = 1000;

const databases = new Set<Db>();

const collect = singleFlight(async () => {
  for (const gauge of [bytes, up, documents]) gauge.reset();
  await Promise.all([...databases].map(measure));
});

const bytes = new Gauge({
  name: 'guide_database_bytes',
  help: 'Disk space of a database with its indexes, if the server supports dbStats',
  labelNames: ['database'],
  collect,
});
const up = new Gauge({
  name: 'guide_database_up',
  help: 'Whether a database responds within a second',
  labelNames: ['database'],
  collect,
});
const documents = new Gauge({
  name: 'guide_database_documents',
  help: 'Estimated number of documents of a collection',
  labelNames: ['database', 'collection'],
  collect,
});

async function measure(db: Db): Promise<void> {
  const database = db.databaseName;
  try {
    await withTimeout(READ_TIMEOUT_MS, read(), () => new Error('late'));
    up.set({ database }, 1);
  } catch {
    up.set({ database }, 0);
  }

  async function read() {
    for (const { name: collection } of await db.listCollections({}, { nameOnly: true }).toArray())
      documents.set({ database, collection }, await db.collection(collection).estimatedDocumentCount());
    // The embedded database does not support dbStats.
    const stats = await db.stats().catch(() => null);
    if (stats) bytes.set({ database }, stats.storageSize + stats.indexSize);
  }
}

export function measureDatabase(db: Db): () => void {
  databases.add(db);
  return () => databases.delete(db);
}
