/** `node bench/reliability/slow-clients.mjs [seconds]`: 500 connections of a byte a second; visitors' p99 meanwhile. */
import { connect } from 'node:net';
import { startSite } from './site.mjs';
import { figures, traffic } from './traffic.mjs';

const seconds = Number(process.argv[2] ?? 30);
const CONNECTIONS = 500;
const HEAD = `POST /api/subscribe HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${'X-Slow: a\r\n'.repeat(500)}`;

const site = await startSite();
const { hostname, port } = new URL(site.url);
await traffic(site.url, { rate: 10, seconds: 3, run: 'warm' });
const before = figures(await traffic(site.url, { rate: 20, seconds: 5, run: 'before' }));
let ended = 0;
const sockets = Array.from({ length: CONNECTIONS }, () =>
  connect(Number(port), hostname)
    .on('error', () => {})
    .on('close', () => {
      ended += 1;
    })
    .resume(),
);
let sent = 0;
const timer = setInterval(() => {
  for (const socket of sockets) if (socket.writable) socket.write(HEAD[sent % HEAD.length]);
  sent += 1;
}, 1000);
const during = figures(await traffic(site.url, { rate: 20, seconds, run: 'during' }));
clearInterval(timer);
for (const socket of sockets) socket.destroy();
console.log(
  `p99 ${before.p99} ms before, ${during.p99} ms with ${CONNECTIONS} slow connections`,
  during.statuses,
);
console.log(`The server ended ${ended} of them within ${seconds} s`);
await site.stop();
process.exitCode = during.p99 < 500 && during.good === during.answers ? 0 : 1;
