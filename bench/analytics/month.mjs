/**
 * Fills the analytics of a site with the figures of two months, to look at its dashboard.
 *   node --import tsx bench/analytics/month.mjs MONGODB_URL
 */
import { MongoClient } from 'mongodb';
import { dayOf } from '../../services/analytics/src/days';
import { pages } from '../../services/analytics/test/writers';
import { storeDays } from './year.mjs';

const PATHS = [
  '/',
  '/london-attractions',
  '/map',
  '/top-attractions',
  '/tower-of-london',
  '/search',
  '/buckingham-palace',
  '/top-london-pubs',
  ...Array.from({ length: 20 }, (_, place) => `/attraction/${place + 1}`),
];

const client = await new MongoClient(process.argv[2]).connect();
const until = dayOf(new Date(), 'Europe/London');
const stored = await storeDays(client.db('guide_analytics'), {
  days: 62,
  views: 120_000,
  until,
  paths: PATHS,
  pages,
});
console.log(`${stored} views of 62 days up to ${until}`);
await client.close();
