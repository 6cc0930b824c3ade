/**
 * The script inside of every page: all that a page does before its visitor does something. It counts the view, shows
 * the pictures near the screen, and keeps what is pressed and typed until the page has come alive
 * (docs/decisions/0070-pages-come-alive-when-touched.md).
 */
import { readFirstPage } from './handover';
import { recordInteractions } from './interactions';
import { measureVitals } from './measure';
import { showPictures } from './pictures';
import { countFirstView } from './view';
import { wakeLater } from './wake';

const page = readFirstPage();
const interactions = recordInteractions();
const slow: string[] = [];
let report: ((message: string) => void) | undefined;

window.firstScript = {
  page,
  hasActed: interactions.hasActed,
  hydrating: interactions.stop,
  awake() {
    if ('awake' in document.documentElement.dataset) return;
    document.documentElement.dataset.awake = '';
    interactions.replay();
  },
  markSlow: (message) => (report ? report(message) : slow.push(message)),
  onSlow(listener) {
    report = listener;
    for (const message of slow.splice(0)) listener(message);
  },
};
wakeLater(page, interactions.stop);
addEventListener('DOMContentLoaded', () => {
  countFirstView(page);
  showPictures();
});
measureVitals(page);
