/** A host page with React 18, built with esbuild, that loads the dashboard through the federation runtime. */
import { createInstance } from '@module-federation/runtime';
import { createElement, useEffect, useRef, version } from 'react';
import { createRoot } from 'react-dom/client';

const { guide, token } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
const federation = createInstance({
  name: 'other_team',
  remotes: [{ name: 'guide_analytics', entry: `${guide}/embed/remoteEntry.js` }],
});

function Figures() {
  const container = useRef(null);
  useEffect(() => {
    /** @type {(() => void) | undefined} */
    let unmount;
    void federation.loadRemote('guide_analytics/mount').then((/** @type {any} */ { default: mount }) => {
      unmount = mount(container.current, { token, period: 'month' });
    });
    return () => unmount?.();
  }, []);
  return createElement('div', { ref: container, id: 'place' });
}

const root = createRoot(/** @type {HTMLElement} */ (document.getElementById('app')));
root.render(createElement(Figures));
Object.assign(window, { hostReact: version, unmount: () => root.unmount() });
