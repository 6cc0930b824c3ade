/**
 * With the argument `--with-parent`, sends this process SIGTERM when its standard input closes: the parent process, which
 * holds the other end, has ended then, even if it was killed.
 */
export function endWithParent(): void {
  if (!process.argv.includes('--with-parent')) return;
  process.stdin.resume().once('close', () => process.kill(process.pid, 'SIGTERM'));
}
