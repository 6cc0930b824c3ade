import { findChrome } from '../../module/src/check/find-chrome.mjs';
import { installDebianPackages } from './debian.mjs';

export const chromiumPath = () => findChrome();

/** Playwright's list, which this argument replaces, and features that use much processor time (popups, renderers). */
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

export function installChromium() {
  if (chromiumPath()) return;
  installDebianPackages(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM_PATH.',
    ['chromium-headless-shell', 'fonts-liberation'],
  );
}
