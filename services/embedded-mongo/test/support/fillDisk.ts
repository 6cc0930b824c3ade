import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { end, startedProcess } from './process';

const maxFileKiB = 8000;
const text = 'x'.repeat(100_000);

/** Inserts documents until the disk is full, tries an update, and counts documents before and after a restart. */
export async function fillDisk(directory: string) {
  const args = ['--data', join(directory, 'data'), '--port', '0'];
  const server = await startedProcess(args, maxFileKiB);
  const client = await new MongoClient(server.url).connect();
  const items = client.db('guide').collection<{ _id: number; text: string }>('items');
  let acknowledged = 0;
  let insertError: unknown;
  while (!insertError)
    await items.insertOne({ _id: acknowledged, text }).then(
      () => acknowledged++,
      (error) => {
        insertError = error;
      },
    );
  const updateError = await items
    .updateOne({ _id: 0 }, { $set: { text: 'y'.repeat(3_000_000) } })
    .catch((error: unknown) => error);
  const found = await items.countDocuments({ text });
  await client.close();
  await end(server, 'SIGTERM');

  const again = await startedProcess(args);
  const reader = await new MongoClient(again.url).connect();
  const foundLater = await reader.db('guide').collection('items').countDocuments({ text });
  await reader.close();
  await end(again, 'SIGTERM');
  return { acknowledged, found, foundLater, insertError, updateError };
}
