/**
 * Measures LCP, INP and CLS of the page and sends each as an event, with the module that the page was loaded for and
 * its version; a poor one is reported to the gateway too, which judges releases (https://web.dev/articles/vitals).
 */
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { statisticsState } from '../settings/statistics';
import { trackedEvent } from '../tracking/trackedEvent';
import { post } from './post';

const { page, markSlow } = window.guideBootstrap!;

function send({ name, value, rating }: Metric): void {
  if (statisticsState() !== 'counted') return;
  if (rating === 'poor') markSlow(`${name} ${value}`);
  const event = {
    name: 'web_vital',
    category: 'vitals',
    properties: JSON.stringify({ metric: name, ...page.release }),
    label: name,
    value,
  };
  void post('event', trackedEvent(event));
}

onLCP(send);
onINP(send);
onCLS(send);
