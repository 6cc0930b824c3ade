/** The script of the page `/embed/analytics`: the dashboard, and the page's height for whoever frames it. */
import { mount } from './mount';
import { readOptions } from './options';

const query = new URLSearchParams(location.search);
const place = document.getElementById('dashboard')!;
mount(
  place,
  location.origin,
  readOptions((name) => query.get(name)),
);

new ResizeObserver(() => {
  const { height } = place.getBoundingClientRect();
  parent.postMessage({ type: 'guide-analytics:height', height: Math.ceil(height) }, '*');
}).observe(place);
