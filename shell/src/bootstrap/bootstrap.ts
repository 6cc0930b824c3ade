/** The inline script of every page: counts the view, loads pictures, and records interactions before hydration. */
import { isCounted } from '../settings/statistics';
import { recordChildChanges } from './childChanges';
import { readBootstrapPage } from './globals';
import { recordInteractions } from './interactions';
import { measureVitals } from './measure';
import { showPictures } from './pictures';
import { post } from './post';
import { scheduleHydration } from './scheduleHydration';
import { countFirstView } from './view';

const page = readBootstrapPage();
const interactions = recordInteractions();
const slow: string[] = [];
let report: ((message: string) => void) | undefined;

window.guideBootstrap = {
  page,
  post,
  isCounted,
  hasActed: interactions.hasActed,
  onChildChanges: recordChildChanges(),
  hydrating: interactions.stop,
  markHydrated() {
    if ('hydrated' in document.documentElement.dataset) return;
    document.documentElement.dataset.hydrated = '';
    interactions.replay();
  },
  markSlow: (message) => (report ? report(message) : slow.push(message)),
  onSlow(listener) {
    report = listener;
    for (const message of slow.splice(0)) listener(message);
  },
};
scheduleHydration(page, interactions.stop);
addEventListener('DOMContentLoaded', () => {
  countFirstView(page);
  showPictures();
});
measureVitals(page);
