/**
 * Reports to the gateway how each release does in this page: that its code is about to run, before it runs; that the page
 * was hydrated after; and what failed or was slow. A page that begins and reports nothing more has failed, so a release
 * that hangs the page, or breaks what reports it, is counted all the same.
 */
import type { OutcomeReport, PageToken, PinnedRelease } from '@guide/contracts/api';
import { isCounted } from '../settings/statistics';
import { messageId } from './messageId';

/** How long the page must go on reacting after a release's code has come. */
const SETTLE_MS = 2000;

// Read before any module's code can replace them.
const { fetch, setTimeout } = window;
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
  /** This page's id for the release. */
  page: string;
  /** Null where the page has no vote. */
  token: Promise<string | null>;
  healthy: boolean;
}

const healthChecks = new Map<string, HealthCheck>();
const reported = new Set<string>();

const idOf = ({ module, version }: PinnedRelease) => `${module}@${version}`;

/**
 * To be called before a release's code runs in this page for the first time; later calls do nothing. A page in the
 * background may be stopped by the browser at any time and reports nothing about a release, nor does a visitor who is
 * not counted (D-35).
 */
export function startHealthCheck(release: PinnedRelease): void {
  const id = idOf(release);
  if (healthChecks.has(id)) return;
  const page = messageId();
  const hasVote = isCounted() && document.visibilityState === 'visible';
  const token = hasVote ? requestToken(release, page) : Promise.resolve(null);
  healthChecks.set(id, { release, page, token, healthy: !hasVote });
}

async function requestToken({ module, version }: PinnedRelease, page: string): Promise<string | null> {
  try {
    const answer = await post('/api/modules/pages', { module, version, page });
    return answer.ok ? ((await answer.json()) as PageToken).token : null;
  } catch {
    return null;
  }
}

/** A release's code has come: if the page still reacts a moment later, it is healthy. */
export function reportHydrated(release: PinnedRelease): void {
  const check = healthChecks.get(idOf(release));
  if (!check || check.healthy) return;
  setTimeout(() => {
    if (check.healthy) return;
    check.healthy = true;
    void reportOutcome(release, 'alive');
  }, SETTLE_MS);
}

/** Reports a failure of a release, or that it was slow: each once in a page. */
export function reportOnce(
  release: PinnedRelease,
  kind: Exclude<OutcomeReport['kind'], 'alive'>,
  message: string,
): void {
  const key = `${idOf(release)} ${kind === 'slow' ? 'slow' : 'failed'}`;
  if (reported.has(key)) return;
  reported.add(key);
  void reportOutcome(release, kind, message);
}

async function reportOutcome(release: PinnedRelease, kind: OutcomeReport['kind'], message?: string) {
  const { module, version } = release;
  const token = (await healthChecks.get(idOf(release))?.token) ?? undefined;
  if (kind === 'alive' && !token) return;
  send('/api/modules/outcomes', { module, version, kind, message: message?.slice(0, 300), token });
}

/** Of a page that is left or hidden before it was hydrated, nothing is known. */
function leave(): void {
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
