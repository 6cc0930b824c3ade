/** With `--with-parent`, exits when standard input closes, which also happens when the parent is killed. */
export function exitWithParent(): void {
  if (!process.argv.includes('--with-parent')) return;
  process.stdin.resume().once('close', () => process.kill(process.pid, 'SIGTERM'));
}
