import { AsyncLocalStorage } from 'node:async_hooks';

interface Query {
  usedMs: number;
}

const queries = new AsyncLocalStorage<Query>();

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Adds the processor time of synchronous work to the query that does it. Between such stretches the process works for
 * others: pages, pictures, other queries.
 * @param now - processor time of the process in milliseconds
 */
export function charged<T>(work: () => T, now = processorMs): T {
  const query = queries.getStore();
  if (!query) return work();
  const startedAt = now();
  try {
    return work();
  } finally {
    query.usedMs += now() - startedAt;
  }
}

/** Runs a query. @param onEnd - gets the milliseconds of processor time that it used, also when it fails */
export async function runQuery<T>(query: () => Promise<T>, onEnd: (usedMs: number) => void): Promise<T> {
  const state: Query = { usedMs: 0 };
  return queries.run(state, query).finally(() => onEnd(state.usedMs));
}
