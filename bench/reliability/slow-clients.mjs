/**
 * `npm run reliability:slow-clients -- [seconds]`: 500 connections that send a byte a second and come back when they are ended,
 * half of them with endless headers, half with endless bodies. Fails when other visitors' p99 reaches 500 ms or one of
 * them gets no good answer.
 */
import { connect } from 'node:net';
import { loadavg } from 'node:os';
import { startSite } from './site.mjs';
import { figures, traffic } from './traffic.mjs';

const seconds = Number(process.argv[2] ?? 30);
const CONNECTIONS = 500;
const LIMIT_MS = 500;
const REQUESTS_PER_SECOND = 40;
const START = 'POST /api/subscribe HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const HEAD = Buffer.from(START + 'X-Slow: a\r\n'.repeat(500));
const BODY = Buffer.from(`${START}Content-Length: 10000\r\n\r\n{"email":"`);

const site = await startSite();
const { hostname, port } = new URL(site.url);
const usual = (name, length) => traffic(site.url, { rate: REQUESTS_PER_SECOND, seconds: length, run: name });
await usual('warm', 5);
const before = figures(await usual('before', 10));

let ended = 0;
/** Connects, and again whenever the server ends it. A body's start goes at once: what is slow is what follows. */
function attack(slot) {
  const socket = connect(Number(port), hostname)
    .on('error', () => {})
    .resume();
  slots[slot] = { socket, sent: 0 };
  if (slot % 2) socket.write(BODY);
  socket.once('close', () => {
    if (!attacking) return;
    ended += 1;
    attack(slot);
  });
}
let attacking = true;
const slots = [];
for (let slot = 0; slot < CONNECTIONS; slot += 1) attack(slot);
const timer = setInterval(() => {
  for (const [slot, one] of slots.entries()) {
    if (one.socket.writable) one.socket.write(slot % 2 ? 'a' : HEAD.subarray(one.sent, one.sent + 1));
    one.sent += 1;
  }
}, 1000);
const during = figures(await usual('during', seconds));
attacking = false;
clearInterval(timer);
for (const { socket } of slots) socket.destroy();
await site.stop();

console.log(
  `${REQUESTS_PER_SECOND}/s, load ${loadavg()[0].toFixed(1)}: p99 ${before.p99} ms before the attack`,
);
console.log(`p99 ${during.p99} ms with ${CONNECTIONS} slow connections for ${seconds} s`, during.statuses);
console.log(`The server ended ${ended} of them, and each came back`);
process.exitCode = during.p99 < LIMIT_MS && during.good === during.answers && ended > 0 ? 0 : 1;
