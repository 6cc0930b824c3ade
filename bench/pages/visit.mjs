/** One visit of a page on a phone, traced. */
import { setTimeout as pause } from 'node:timers/promises';
import { figuresOf, TRACE_CATEGORIES } from './trace.mjs';

/** Trace until this long after hydration, or after the load event of a page that does not hydrate. */
const WINDOW_MS = Number(process.env.WINDOW_MS ?? 5000);
const MAX_WAIT_MS = 60_000;

/** Runs in the page: resolves when it has loaded and hydrated. */
const ready = (hydrates) =>
  new Promise((resolve) => {
    const root = document.documentElement;
    const isReady = () => document.readyState === 'complete' && (!hydrates || 'hydrated' in root.dataset);
    if (isReady()) return resolve();
    const observer = new MutationObserver(check);
    function check() {
      if (!isReady()) return;
      observer.disconnect();
      resolve();
    }
    observer.observe(root, { attributeFilter: ['data-hydrated'] });
    addEventListener('load', () => setTimeout(check));
  });

/**
 * @param {import('./chromium.mjs').Browser} browser @param {string} url
 * @param {boolean} hydrates - whether the page marks its document as hydrated
 * @returns {Promise<import('./trace.mjs').Figures>} @throws if the page is not ready within a minute
 */
export async function visit({ send, event }, url, hydrates) {
  const { browserContextId } = await send('Target.createBrowserContext');
  try {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const inPage = (method, params) => send(method, params, sessionId);
    const screen = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
    await inPage('Emulation.setDeviceMetricsOverride', screen);
    await inPage('Emulation.setTouchEmulationEnabled', { enabled: true });
    await send('Tracing.start', {
      transferMode: 'ReturnAsStream',
      traceConfig: {
        recordMode: 'recordAsMuchAsPossible',
        includedCategories: TRACE_CATEGORIES,
        excludedCategories: ['*'],
      },
    });
    const failure = await waitUntilReady(inPage, url, hydrates).catch((error) => error);
    const complete = event('Tracing.tracingComplete');
    await send('Tracing.end');
    const events = await readTrace(send, (await complete).stream);
    if (failure) throw failure;
    return figuresOf(events, targetId);
  } finally {
    await send('Target.disposeBrowserContext', { browserContextId });
  }
}

async function waitUntilReady(inPage, url, hydrates) {
  const { errorText } = await inPage('Page.navigate', { url });
  if (errorText) throw new Error(`${url}: ${errorText}`);
  const evaluated = inPage('Runtime.evaluate', { expression: `(${ready})(${hydrates})`, awaitPromise: true });
  const isLate = await Promise.race([evaluated.then(() => false), pause(MAX_WAIT_MS, true, { ref: false })]);
  if (isLate) throw new Error(`${url} was not ready after ${MAX_WAIT_MS / 1000} s`);
  await pause(WINDOW_MS);
}

async function readTrace(send, handle) {
  const chunks = [];
  for (let eof = false; !eof; ) {
    const part = await send('IO.read', { handle, size: 1 << 22 });
    chunks.push(Buffer.from(part.data, part.base64Encoded ? 'base64' : 'utf8'));
    eof = part.eof;
  }
  await send('IO.close', { handle });
  return JSON.parse(Buffer.concat(chunks).toString()).traceEvents;
}
