import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath } from '../../e2e/support/chromium.mjs';
import { stop } from '../commands/preflight.mjs';

export function installChromium() {
  if (chromiumPath()) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    stop(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM_PATH.',
    );
  }
  const apt = (/** @type {string[]} */ ...args) => spawnSync('apt-get', args, { stdio: 'inherit' });
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation');
}
