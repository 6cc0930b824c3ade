import childProcess from 'node:child_process';
import cluster from 'node:cluster';
import dgram from 'node:dgram';
import dns from 'node:dns';
import Module from 'node:module';
import net from 'node:net';
import { restrictGlobals } from './globals';

const PROCESS_METHODS = `
  kill _kill abort exit reallyExit binding _linkedBinding dlopen chdir umask getBuiltinModule _debugProcess
  _startProfilerIdleNotifier setuid setgid execve
`
  .trim()
  .split(/\s+/);

/** Disables Node's network, process and module functions, in case code escapes from the restricted globals. */
export function lockdown(report: (what: string) => void): void {
  const refuse = (what: string) => () => {
    report(what);
    throw new Error(`A renderer gives no ${what}`);
  };
  const close = (target: object, owner: string, names: string[]) => {
    for (const name of names)
      if (name in target)
        Object.defineProperty(target, name, { value: refuse(`${owner}.${name}`), configurable: false });
  };
  const functionsOf = (target: object) =>
    Object.entries(target).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));

  close(net.Socket.prototype, 'net.Socket', ['connect']);
  close(net.Server.prototype, 'net.Server', ['listen', '_listen2']);
  // Node needs the constructors for its own streams.
  close(net, 'net', ['connect', 'createConnection', 'createServer']);
  close(dgram.Socket.prototype, 'dgram.Socket', ['bind', 'connect', 'send']);
  close(dgram, 'dgram', functionsOf(dgram));
  close(dns, 'dns', functionsOf(dns));
  close(dns.promises, 'dns.promises', functionsOf(dns.promises));
  close(childProcess, 'child_process', functionsOf(childProcess));
  close(cluster, 'cluster', ['fork', 'setupPrimary']);
  close(Module, 'Module', ['_load', 'createRequire', 'register']);
  close(Module.prototype, 'Module', ['require', 'load']);
  close(process, 'process', PROCESS_METHODS);
  restrictGlobals(report);
}
