import { existsSync } from 'node:fs';

/** Where distributions put Chromium. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The installed Chromium, or `CHROMIUM_PATH`. */
export const chromiumPath = () => process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place));

/** Arguments for a headless browser without a sandbox that talks to loopback only. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
