/** Reports to the gateway whether each release works. A release that starts and reports nothing else counts as failed. */
import type { OutcomeReport, PageToken, PinnedRelease } from '@guide/contracts/api';
import { isCounted } from '../settings/statistics';
import { createMessageId } from './messageId';

const SETTLE_MS = 2000;

// Keep the originals: a module can replace them.
const { fetch, setTimeout, clearTimeout } = window;
const post = (path: string, body: object) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
    priority: 'low',
  });
const beacon = navigator.sendBeacon?.bind(navigator);
const send = (path: string, body: object) =>
  beacon?.(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));

interface HealthCheck {
  release: PinnedRelease;
  page: string;
  token: Promise<string | null>;
  healthy: boolean;
}

const healthChecks = new Map<string, HealthCheck>();
const reported = new Set<string>();

const idOf = ({ module, version }: PinnedRelease) => `${module}@${version}`;

/** Call before a release's code first runs. Background pages, which browsers may stop, report nothing. */
export function startHealthCheck(release: PinnedRelease): void {
  const id = idOf(release);
  if (healthChecks.has(id)) return;
  const page = createMessageId();
  const hasVote = isCounted() && document.visibilityState === 'visible';
  const token = hasVote ? requestToken(release, page) : Promise.resolve(null);
  healthChecks.set(id, { release, page, token, healthy: !hasVote });
}

async function requestToken({ module, version }: PinnedRelease, page: string): Promise<string | null> {
  try {
    const response = await post('/api/modules/pages', { module, version, page });
    return response.ok ? ((await response.json()) as PageToken).token : null;
  } catch {
    return null;
  }
}

/** Call after a release's code has run: if the page still responds a moment later, the release is healthy. */
export function reportHydrated(release: PinnedRelease): void {
  const check = healthChecks.get(idOf(release));
  if (!check || check.healthy) return;
  setTimeout(() => {
    if (check.healthy) return;
    check.healthy = true;
    void reportOutcome(release, 'hydrated');
  }, SETTLE_MS);
}

/** Reports a failure or slowness of a release, once per page. */
export function reportOnce(
  release: PinnedRelease,
  kind: Exclude<OutcomeReport['kind'], 'hydrated'>,
  message: string,
): void {
  const key = `${idOf(release)} ${kind === 'slow' ? 'slow' : 'failed'}`;
  if (reported.has(key)) return;
  reported.add(key);
  void reportOutcome(release, kind, message);
}

const waiting = new Set<number>();

/** Runs a report unless the page is left within 2 s: WebKit fails the scripts of a page as soon as a link is followed. */
export function unlessLeft(report: () => void): void {
  const timer = setTimeout(() => {
    waiting.delete(timer);
    report();
  }, SETTLE_MS);
  waiting.add(timer);
}

async function reportOutcome(release: PinnedRelease, kind: OutcomeReport['kind'], message?: string) {
  const { module, version } = release;
  const token = (await healthChecks.get(idOf(release))?.token) ?? undefined;
  if (kind === 'hydrated' && !token) return;
  send('/api/modules/outcomes', { module, version, kind, message: message?.slice(0, 300), token });
}

/** Leaving or hiding the page before hydration says nothing about the release. */
function leave(): void {
  for (const timer of waiting) clearTimeout(timer);
  waiting.clear();
  for (const check of healthChecks.values()) {
    if (check.healthy) continue;
    check.healthy = true;
    send('/api/modules/pages/left', { module: check.release.module, page: check.page });
  }
}

addEventListener('pagehide', leave, true);
document.addEventListener(
  'visibilitychange',
  () => {
    if (document.visibilityState === 'hidden') leave();
  },
  true,
);
