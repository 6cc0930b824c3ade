import type { Api, PinnedRelease } from '@guide/contracts/api';
import { statisticsState } from '../settings/statistics';
import { sendEvent } from './events';

/** Runs a function when the page has loaded, and the browser has nothing better to do. */
function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/**
 * Measures LCP, INP and CLS of this page and sends each as an event, with the module that the page was loaded for and
 * its version; a poor one is reported to the gateway too, which judges releases. The library comes after everything else
 * (https://web.dev/articles/vitals).
 * @param release none for a page without a module: nothing is measured
 * @param onPoor told of a poor one
 */
export function measureVitals(
  api: Api,
  release: PinnedRelease | undefined,
  onPoor: (module: string, message: string) => void,
): void {
  if (!release) return;
  const { module, version } = release;
  afterLoad(async () => {
    const { onCLS, onINP, onLCP } = await import('web-vitals');
    const send = ({ name, value, rating }: { name: string; value: number; rating: string }) => {
      if (statisticsState() !== 'counted') return;
      if (rating === 'poor') onPoor(module, `${name} ${value}`);
      sendEvent(api, {
        name: 'web_vital',
        category: 'vitals',
        properties: JSON.stringify({ metric: name, module, version }),
        label: name,
        value,
      });
    };
    onLCP(send);
    onINP(send);
    onCLS(send);
  });
}
