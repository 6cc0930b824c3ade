import { resolve } from 'node:path';
import { createLogger, openPack } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { createCounting } from '../src/counting/counting';
import type { DayFigures } from '../src/counting/figures';
import { createLog, type Log } from '../src/log/log';
import { readPages } from '../src/pages';

/** The benchmarks use it too, outside of Jest. */
export const london = resolve(import.meta.dirname, '../../../cities/london');

export const pages = await readPages(openPack(london));

/** The pipeline of one process: its log, and its count of what all processes stored. */
export function createProcess(db: Db) {
  const counting = createCounting(pages, () => log, createLogger('silent', 'analytics'));
  const log: Log = createLog(async () => db, counting);
  return { log, counting };
}

/** Figures of a day in an order of their own, without what is nothing, so that two of them compare. */
export function comparable({ groups, vitals, failures, searches, bots }: DayFigures) {
  const byKey = <T>(list: T[], key: (one: T) => string) =>
    Object.fromEntries(list.map((one) => [key(one), one] as const).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    groups: Object.fromEntries(
      groups
        .filter(({ counts }) => counts.some((count) => count !== 0))
        .map(({ dimension, name, counts }) => [`${dimension} ${name}`, counts] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    vitals: byKey(vitals, ({ module, version, metric }) => `${module} ${version} ${metric}`),
    failures: byKey(failures, ({ module, version }) => `${module} ${version}`),
    searches: byKey(searches, ({ text }) => text),
    bots,
  };
}
