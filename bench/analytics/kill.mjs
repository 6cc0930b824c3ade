/**
 * Ends the analytics service with SIGKILL under load, several times, and compares what it had acknowledged with what
 * it counts afterwards. Every unanswered view is sent again with its id, as a browser would.
 *   node --import tsx bench/analytics/kill.mjs [rounds]
 */
import { setTimeout as pause } from 'node:timers/promises';
import { agent, machine, openStand } from './stand.mjs';

const rounds = Number(process.argv[2] ?? 5);
const stand = await openStand();
let service;
let next = 0;
const waiting = new Set();

try {
  for (let round = 0; round < rounds; round++) {
    service = await stand.startService();
    await Promise.all([...waiting].map(send));
    let running = true;
    const senders = Array.from({ length: 32 }, async () => {
      while (running) if (!(await send(++next))) break;
    });
    await pause(1000 + Math.random() * 2000);
    service.child.kill('SIGKILL');
    running = false;
    await Promise.all(senders);
    await service.exited;
    console.log(`round ${round + 1}: ${next} sent, ${waiting.size} unanswered`);
  }
  service = await stand.startService();
  await Promise.all([...waiting].map(send));
  const pages = await (await fetch(`${service.ready.url}/api/analytics/top-pages`)).json();
  const counted = pages.reduce((sum, { count }) => sum + count, 0);
  console.log(`${next - waiting.size} acknowledged, ${counted} counted (${machine()})`);
  process.exitCode = counted === next ? 0 : 1;
} finally {
  await service?.stop();
  await stand.close();
}

/** @returns whether it was acknowledged */
async function send(number) {
  waiting.add(number);
  try {
    const answer = await fetch(`${service.ready.url}/api/analytics/pageview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent(number % 1000) },
      body: JSON.stringify({ id: number.toString(16).padStart(32, '0'), path: '/map' }),
    });
    await answer.text();
    if (answer.ok) waiting.delete(number);
    return answer.ok;
  } catch {
    return false;
  }
}
