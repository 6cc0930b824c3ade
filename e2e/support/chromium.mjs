import { existsSync } from 'node:fs';

/** Where distributions put Chromium. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The installed Chromium, or `CHROMIUM_PATH`. */
export const chromiumPath = () => process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place));

/**
 * What Playwright turns off (a second `--disable-features` replaces its own), and what takes as much processor time as
 * the page under test: two pages of the address bar for every window, and a process in wait for the next page.
 */
const UNUSED = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** Arguments for a headless browser without a sandbox that talks to loopback only. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNUSED}`,
];
