/** Sends LCP, INP and CLS as events, and poor values also to the gateway (https://web.dev/articles/vitals). */

import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { pagePath } from '../navigation/address';
import { createMessageId } from '../tracking/messageId';

const { page, post, isCounted, markSlow } = window.guideBootstrap!;

function send({ name, value, rating }: Metric): void {
  // A missing catalogue is no fault of the release (`shell/src/texts.ts`).
  if (!isCounted() || 'untranslated' in document.documentElement.dataset) return;
  if (rating === 'poor') markSlow(`${name} ${value}`);
  void post('event', {
    id: createMessageId(),
    name: 'web_vital',
    category: 'vitals',
    path: pagePath(),
    properties: JSON.stringify({ metric: name, ...page.release, label: name, value }),
  });
}

onLCP(send);
onINP(send);
onCLS(send);
