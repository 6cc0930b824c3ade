/**
 * Keeps so many connections asking, each its next question as soon as it has its answer. It reads no more of an answer
 * than its status and length, so that it costs little beside the server that it shares the machine with.
 */
import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * @param {string} url the server
 * @param {string[]} paths asked one after another, again and again
 * @param {{ connections: number, ms: number }} load
 * @returns {Promise<{ answers: { at: number, ms: number }[], failed: number, cpuMs: number }>} `at` is when each was asked
 */
export async function ask(url, paths, { connections, ms }) {
  const { hostname, port } = new URL(url);
  const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`));
  const answers = [];
  let [failed, next] = [0, 0];
  const cpu = process.cpuUsage();
  const end = performance.now() + ms;

  const connection = () =>
    new Promise((done, fail) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let [asked, missing] = [0, 0];
      const send = () => {
        asked = performance.now();
        missing = -1;
        socket.write(requests[next++ % requests.length]);
      };
      socket.on('connect', send).on('error', fail);
      socket.on('data', (chunk) => {
        if (missing < 0) {
          const head = chunk.indexOf(HEAD_END);
          const text = chunk.toString('latin1', 0, head).toLowerCase();
          if (!text.startsWith('http/1.1 200')) failed++;
          missing = Number(/content-length: (\d+)/.exec(text)?.[1]) + head + HEAD_END.length;
        }
        missing -= chunk.length;
        if (missing > 0) return;
        const now = performance.now();
        answers.push({ at: asked, ms: now - asked });
        if (now < end) send();
        else socket.end(() => done(undefined));
      });
    });
  await Promise.all(Array.from({ length: connections }, connection));
  const { user, system } = process.cpuUsage(cpu);
  return { answers, failed, cpuMs: (user + system) / 1000 };
}
