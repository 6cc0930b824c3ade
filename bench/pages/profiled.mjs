/** Preloaded into a gateway (`--import`): it and its renderers write processor profiles to `PROFILE_FOLDER` at SIGUSR2. */
import childProcess from 'node:child_process';
import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const folder = String(process.env.PROFILE_FOLDER);
const INTERVAL_US = 250;

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.setSamplingInterval', { interval: INTERVAL_US });
session.post('Profiler.start');

const { spawn } = childProcess;
const renderers = new Set();
/** Node writes a renderer's profile when it exits by itself; its permissions would refuse the file. */
childProcess.spawn = (file, args, options) => {
  if (!args.some((arg) => arg.endsWith('renderer.cjs'))) return spawn(file, args, options);
  const flags = ['--cpu-prof', `--cpu-prof-dir=${folder}`, `--cpu-prof-interval=${INTERVAL_US}`];
  const rest = args
    .slice(args.indexOf(process.execPath) + 1)
    .filter((arg) => !/permission|allow-fs/.test(arg));
  const child = spawn(process.execPath, [...flags, ...rest], {
    ...options,
    env: { NODE_ENV: process.env.NODE_ENV },
  });
  renderers.add(child);
  return child;
};
syncBuiltinESMExports();

process.on('SIGUSR2', async () => {
  const exits = [...renderers]
    .filter(({ exitCode }) => exitCode === null)
    .map((child) => once(child, 'exit'));
  for (const child of renderers) child.stdio[3].destroy();
  await Promise.all(exits);
  session.post('Profiler.stop', (_error, { profile }) => {
    const file = path.join(folder, 'gateway.cpuprofile');
    writeFileSync(`${file}.part`, JSON.stringify(profile));
    renameSync(`${file}.part`, file);
  });
});
