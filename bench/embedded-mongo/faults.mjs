/**
 * What the server does when things go wrong: kill -9, a full disk, malformed frames, a second process. Ends with 1
 * when anything is lost or harmed. Run: `node --import tsx bench/embedded-mongo/faults.mjs`
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import {
  end,
  fillDisk,
  killDuringWrites,
  mutatedFrames,
  sendFrames,
  startedProcess,
  startProcess,
} from '@guide/embedded-mongo/testing';
import { MongoClient } from 'mongodb';
import { printMachine, row } from './timing.mjs';

const directory = await mkdtemp(`${tmpdir()}/bench-mongo-`);
const place = (name) => `${directory}/${name}`;

function check(name, figure, right) {
  row(name, figure, right ? 'as it must be' : 'WRONG');
  if (!right) process.exitCode = 1;
}

printMachine();
row('fault', 'figure', '');
row('---', '---', '---');

const rounds = [];
for (let round = 0; round < 10; round++) rounds.push(await killDuringWrites(place('kill'), 2000));
const sum = (field) => rounds.reduce((total, round) => total + round[field], 0);
check(
  '10 × kill -9 while 64 writers insert pairs',
  `${sum('acknowledged')} pairs acknowledged, ${sum('lost')} lost, ${sum('torn')} torn`,
  sum('lost') === 0 && sum('torn') === 0,
);

const { acknowledged, found, foundLater, insertError, updateError } = await fillDisk(place('full'));
check(
  'a file that may not grow beyond 8 MB',
  `${acknowledged} writes acknowledged, then codes ${insertError.code} and ${updateError.code}; ${found} read, ${foundLater} after a restart`,
  insertError.code === 14031 && updateError.code === 14031 && found === acknowledged && foundLater === found,
);

const socket = place('run/db.sock');
const args = ['--data', place('frames'), '--socket', socket];
const server = await startedProcess(args);
const client = await new MongoClient(server.url).connect();
const residentMb = async () =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${server.child.pid}/status`, 'utf8'))[1]) / 1024;
const before = await residentMb();
let most = before;
let answered = 0;
let over = false;
const sending = sendFrames({ path: socket }, mutatedFrames(10_000)).finally(() => {
  over = true;
});
while (!over) {
  await client.db('admin').command({ ping: 1 });
  most = Math.max(most, await residentMb());
  answered++;
}
await sending;
check(
  '10,000 mutated frames beside a connection that goes on',
  `0 crashes, ${answered} pings answered meanwhile, memory ${before.toFixed(0)} → at most ${most.toFixed(0)} MB`,
  server.child.exitCode === null && answered > 0 && most - before < 200,
);

const second = await startProcess(['--data', place('frames'), '--port', '0']);
check('a second process', second.message?.trim().replaceAll(directory, '…'), second.code === 1);
await client.close();
await end(server, 'SIGKILL');
const third = await startedProcess(args);
check('the next process after kill -9', 'starts', (await end(third, 'SIGTERM')) === 0);
await rm(directory, { recursive: true });
