/**
 * The flood of `services/analytics/test/flood.ts` on a service and a database in processes of their own: size of the
 * database's file, memory and stored messages by minutes, and the dashboard's 99th percentile beside 50 ms.
 *   node --import tsx bench/analytics/flood.mjs [seconds]
 */
import { flood } from '../../services/analytics/test/flood';
import { machine, memoryOf, openStand } from './stand.mjs';

const seconds = Number(process.argv[2] ?? 600);
const LIMIT_MS = 50;
const stand = await openStand();
const service = await stand.startService({ WRITE_RATE: '300', TRUST_PROXY: 'loopback' });
const messages = stand.client.db('guide_analytics').collection('messages');
let second = 0;

async function row() {
  const size = (await stand.bytes()) / 2 ** 20;
  const memory = [await memoryOf(service.child), await memoryOf(stand.database.child)];
  console.log(
    `| ${second} | ${size.toFixed(1)} | ${memory.join(' + ')} | ${await messages.countDocuments()} |`,
  );
}

try {
  console.log(
    `${machine()}\n\n| s | database MiB | memory MiB, service + database | messages |\n| ---: | ---: | ---: | ---: |`,
  );
  await row();
  const { sent, honest, dashboardP99Ms } = await flood(service.ready.url, seconds, async () => {
    second += 1;
    if (second % Math.ceil(seconds / 10) === 0) await row();
  });
  console.log(
    `\n${sent.accepted} messages accepted, ${sent.refused} requests refused; ${honest.counted} of ${honest.sent} honest views counted; dashboard p99 ${dashboardP99Ms.toFixed(1)} ms (limit ${LIMIT_MS})`,
  );
  if (honest.counted !== honest.sent || dashboardP99Ms > LIMIT_MS) process.exitCode = 1;
} finally {
  await service.stop();
  await stand.close();
}
