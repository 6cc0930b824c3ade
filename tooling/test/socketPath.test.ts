import path from 'node:path';
import { expect, test } from '@jest/globals';
import { startDatabase } from '../commands/site.mjs';

test('A data folder with a too long socket path is refused', async () => {
  const longest = 107 - '/mongo-socket/db.sock'.length;
  const dataDir = path.join('/', 'd'.repeat(longest + 1));
  await expect(startDatabase(dataDir, () => {})).rejects.toThrow(
    `The path of the data folder ${dataDir} is 2 bytes too long for the database's socket in it. Choose a shorter one with DATA_DIR=/somewhere.`,
  );
});
