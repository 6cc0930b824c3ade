/** With `--with-parent`, ends this process when its standard input closes, also when the parent was killed. */
export function endWithParent(): void {
  if (!process.argv.includes('--with-parent')) return;
  process.stdin.resume().once('close', () => process.kill(process.pid, 'SIGTERM'));
}
