import { expect, test } from '@jest/globals';
import { startFigures } from '../../figures';
import { killedAt } from '../../killedAt';

const { emptyDb } = await startFigures();

test('API-19 a process killed during any write loses no hit and counts none twice', async () => {
  let writes = 0;
  while (!(await killedAt(await emptyDb(`killed-${writes}`), writes))) writes += 1;
  expect(writes).toBeGreaterThan(8);
}, 180_000);
