/**
 * One document per visit and `$group`, instead of stored sums: `visits.mjs [days] [MongoDB URL] [its process id]`, of
 * 27,000 views a day. Without a URL on the embedded database.
 */
import { MongoClient } from 'mongodb';
import { createPages } from '../../services/analytics/src/intake/pages';
import { cpuSeconds, head, machine, quantile, row } from '../machine.mjs';
import { openStand } from './stand.mjs';
import { hitsOfDay, PATHS, pack } from './year.mjs';

const DAYS = Number(process.argv[2] ?? 5);
const [url, pid] = process.argv.slice(3);
const VIEWS_PER_DAY = 27_000;
const CALLS = 5;

const stand = url ? undefined : await openStand();
const client = stand?.client ?? (await new MongoClient(String(url)).connect());
const serverPid = stand?.database.child.pid ?? Number(pid);
try {
  const visits = client.db('bench_visits').collection('visits');
  await visits.createIndex({ day: 1 });
  const pages = await createPages(pack, async () =>
    stand ? stand.client.db('bench_places') : client.db('bench_places'),
  );
  const days = Array.from({ length: DAYS }, (_, index) => `2026-01-${String(index + 1).padStart(2, '0')}`);
  for (const day of days) await storeVisits(visits, day, pages);
  console.log(
    `${machine()}; ${DAYS} days of ${VIEWS_PER_DAY} views, ${await visits.countDocuments()} visits\n`,
  );
  head('$group', 'p50 ms', 'processor ms', 'of 30 days, processor ms');
  const day = { $gte: days[0], $lte: days.at(-1) };
  const byDay = { $group: { _id: '$day', views: { $sum: '$views' }, visits: { $sum: 1 } } };
  const byPage = [{ $unwind: '$pages' }, { $group: { _id: '$pages', views: { $sum: 1 } } }];
  await measure('views and visits by day', visits, [{ $match: { day } }, byDay]);
  await measure('of phones in GB', visits, [{ $match: { day, device: 'phone', country: 'GB' } }, byDay]);
  await measure('views by page', visits, [{ $match: { day } }, ...byPage]);
} finally {
  if (stand) await stand.close();
  else await client.close();
}

async function storeVisits(visits, day, pages) {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const times = { from: noon - 36_000_000, until: noon + 36_000_000 };
  const hits = await hitsOfDay(day, { count: VIEWS_PER_DAY, week: 0, paths: PATHS, pages, ...times });
  const byVisitor = new Map();
  for (const hit of hits) {
    const visit = byVisitor.get(hit.visitor);
    if (visit) visit.pages.push(hit.page);
    else {
      const { visitor, device, country, referrer = 'direct' } = hit;
      byVisitor.set(visitor, { _id: visitor, day, device, country, referrer, pages: [hit.page] });
    }
  }
  const documents = [...byVisitor.values()].map((visit) => ({ ...visit, views: visit.pages.length }));
  for (let index = 0; index < documents.length; index += 500)
    await visits.insertMany(documents.slice(index, index + 500));
}

async function measure(name, visits, stages) {
  const times = [];
  const cpu = cpuSeconds(serverPid);
  for (let nth = 0; nth < CALLS; nth++) {
    const start = performance.now();
    await visits.aggregate(stages).toArray();
    times.push(performance.now() - start);
  }
  const cpuMs = (1000 * (cpuSeconds(serverPid) - cpu)) / CALLS;
  row(name, quantile(times, 0.5).toFixed(0), cpuMs.toFixed(0), ((cpuMs * 30) / DAYS).toFixed(0));
}
