/**
 * The search service as it runs, over generated listings: `server.mjs LISTINGS`. Its database is away, so that
 * nothing is measured but the answers; prints its address when it is ready.
 */
import { service } from '@guide/service-search';
import { generateListings } from '@guide/service-search/testing';

const listings = generateListings(Number(process.argv[2]));
const app = await service.buildApp({
  mongoUrl: 'mongodb://127.0.0.1:9/?serverSelectionTimeoutMS=100',
  packFolder: '.',
  fetchDiscover: async () => Response.json(listings, { headers: { etag: '"1"' } }),
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', () => app.close());
