/** Corrects `guideNow`, because a device's clock or date may be wrong. */
import { guideNow, setClockOffset } from '@guide/contracts/module';
import { CLOCK_HEADER, STORED_REASON_HEADER } from './offline/headers';

const NAME = 'guide-clock';
/** Pages contain the minute, and responses take time. */
const TOLERANCE_MS = 5 * 60_000;

let offsetMs = 0;

function setOffset(ms: number): void {
  offsetMs = ms;
  setClockOffset(ms);
}

/** Sets the clock before the first rendering. @param pageTime - time of a page from the network, else null */
export function startClock(pageTime: number | null): void {
  setOffset(readOffset());
  if (pageTime === null) return;
  const sinceResponse = performance.now() - responseStart();
  // During an outage the gateway serves old pages, so a response decides.
  if (learnClock(pageTime + sinceResponse)) void askClock();
}

/** When the page's response began, as from `performance.now()`. */
export function responseStart(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.responseStart ?? 0;
}

/** Takes the guide's time, unless the clock agrees. @param guideTime - ms since 1970; NaN if unknown */
function learnClock(guideTime: number): boolean {
  if (!(Math.abs(guideTime - guideNow()) > TOLERANCE_MS)) return false;
  const difference = guideTime - Date.now();
  setOffset(Math.abs(difference) > TOLERANCE_MS ? difference : 0);
  try {
    if (offsetMs) localStorage.setItem(NAME, String(offsetMs));
    else localStorage.removeItem(NAME);
  } catch {
    // If storage is blocked, offline pages use the device's clock.
  }
  return true;
}

function readOffset(): number {
  try {
    return Number(localStorage.getItem(NAME)) || 0;
  } catch {
    return 0;
  }
}

async function askClock(): Promise<void> {
  const response = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (response) learnClock(timeOf(response));
}

/** When the gateway sent a response; NaN for stored ones. */
const timeOf = ({ headers }: Response): number =>
  headers.has(STORED_REASON_HEADER) ? Number.NaN : Date.parse(headers.get('date') ?? '');

/** A `fetch` that reads the guide's clock from responses, and tells the worker how wrong the device's is. */
export const fetchWithClock =
  (fetch: typeof globalThis.fetch): typeof fetch =>
  async (input, init) => {
    const headers = new Headers(init?.headers);
    if (offsetMs) headers.set(CLOCK_HEADER, String(offsetMs));
    const response = await fetch(input, { ...init, headers });
    learnClock(timeOf(response));
    return response;
  };
