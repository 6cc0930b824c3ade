/** Script of the page `/embed/analytics/{id}#{token}`; it posts events to the framing page. */
import type { OnEvent } from './events';
import { mount } from './mount';
import { readOptions } from './options';

const query = new URLSearchParams(location.search);
const options = () => readOptions((name) => (name === 'token' ? location.hash.slice(1) : query.get(name)));

// Safe for any origin: messages contain no secret, and only the token's pages can frame this one.
const onEvent: OnEvent = (event) => parent.postMessage(event, '*');

// Without a framing page the browser has not checked the origin.
if (parent !== window) {
  const guide = { origin: location.origin, frame: location.pathname.split('/').pop()! };
  const { update } = mount(document.getElementById('dashboard')!, guide, options(), onEvent);
  addEventListener('hashchange', () => update(options()));
}
