/** `npm run bench`: every benchmark of `package.json`, one after another, with its output and how it ended. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const names = Object.keys(scripts).filter((name) => name.startsWith('bench:'));
const memory = (totalmem() / 1024 ** 3).toFixed(0);

console.log(
  `${new Date().toISOString()} · ${cpus().length} × ${cpus()[0].model} · ${memory} GiB · Node ${process.versions.node}`,
);
for (const [index, name] of names.entries()) {
  console.log(`\n== ${index + 1} of ${names.length}: ${name} (load ${loadavg()[0].toFixed(1)})\n`);
  const began = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', name], { cwd: root, stdio: 'inherit' });
  console.log(`\n${name}: ${Math.round((performance.now() - began) / 1000)} s`);
  if (status !== 0) {
    console.log(`\n${name} did not reach its aim or did not finish (${status}).`);
    process.exitCode = 1;
  }
}
