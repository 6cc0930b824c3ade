/** The page of another team: React 18, built with esbuild, with the dashboard by the federation runtime. */
import { createInstance } from '@module-federation/runtime';
import { createElement, useEffect, useRef, version } from 'react';
import { createRoot } from 'react-dom/client';

const { guide, token } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
const federation = createInstance({
  name: 'other_team',
  remotes: [{ name: 'guide_analytics', entry: `${guide}/embed/remoteEntry.js` }],
});

function Figures() {
  const place = useRef(null);
  useEffect(() => {
    /** @type {(() => void) | undefined} */
    let takeAway;
    void federation.loadRemote('guide_analytics/mount').then((/** @type {any} */ { default: mount }) => {
      takeAway = mount(place.current, { token, period: 'month' });
    });
    return () => takeAway?.();
  }, []);
  return createElement('div', { ref: place, id: 'place' });
}

const root = createRoot(/** @type {HTMLElement} */ (document.getElementById('app')));
root.render(createElement(Figures));
Object.assign(window, { hostReact: version, takeAway: () => root.unmount() });
