import { CONTRACT_HEADER, OUTDATED_HEADER } from '@guide/contracts/api';
import { expect, test } from '@jest/globals';
import { ask } from './support/ask';
import { startGateway } from './support/gateway';

const gateway = await startGateway();

/** What the gateway, which serves contract 1.0.0, says of a page that was built with `contract`. */
const saidOf = async (contract: string, path: string) => {
  const { status, headers } = await ask(gateway.url, { path, headers: { [CONTRACT_HEADER]: contract } });
  return [status, headers[OUTDATED_HEADER]];
};

test.each(['/api/modules', '/api/pubs', '/api/health'])(
  'an answer of %s tells a page whose contract is not served, and is given all the same',
  async (path) => {
    expect(await saidOf('1.0.0', path)).toEqual([200, undefined]);
    expect(await saidOf('0.9.0', path)).toEqual([200, '1.0.0']);
    // Of a newer gateway, while it is rolled out or after it was rolled back.
    expect(await saidOf('1.1.0', path)).toEqual([200, '1.0.0']);
    expect(await saidOf('2.0.0', path)).toEqual([200, '1.0.0']);
  },
);

test.each(['', 'latest', '1', '*', '>=0', `1.0.0-${'a'.repeat(100)}`, '1.0.0 || 2.0.0', '__proto__'])(
  'a page that says it was built with %j is told nothing',
  async (contract) => {
    expect(await saidOf(contract, '/api/pubs')).toEqual([200, undefined]);
  },
);
