/** The script of the page `/embed/analytics/{id}#{token}`: the dashboard, and events for whoever frames it. */
import type { OnEvent } from './events';
import { mount } from './mount';
import { readOptions } from './options';

const query = new URLSearchParams(location.search);
const options = () => readOptions((name) => (name === 'token' ? location.hash.slice(1) : query.get(name)));

// Nothing in the messages is anybody's secret, and only pages that the token names can frame this one.
const onEvent: OnEvent = (event) => parent.postMessage(event, '*');

// A page that stands alone has no embedding page whose origin the browser could have checked.
if (parent !== window) {
  const guide = { origin: location.origin, frame: location.pathname.split('/').pop()! };
  const { update } = mount(document.getElementById('dashboard')!, guide, options(), onEvent);
  addEventListener('hashchange', () => update(options()));
}
