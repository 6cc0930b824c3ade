import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian.mjs';

export const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/lib/firefox-esr/firefox-esr';

/** WebKitGTK's own small browser, which its WebDriver controls. */
export const MINI_BROWSER =
  process.env.WEBKIT_PATH ??
  `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

const REQUIRED = [FIREFOX, MINI_BROWSER, '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Firefox and WebKit, for the group `engines`. */
export function installEngines() {
  if (REQUIRED.every((path) => existsSync(path))) return;
  installDebianPackages(
    `The group engines needs Firefox and WebKitGTK: install them (Debian: apt-get install ${PACKAGES.join(' ')}) or name them in FIREFOX_PATH and WEBKIT_PATH.`,
    PACKAGES,
  );
}
