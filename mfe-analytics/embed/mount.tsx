import '@guide/ui/tokens.css';
import '@guide/ui/base.css';
import { createRoot } from 'react-dom/client';
import { fetchSite } from './api';
import { EmbeddedDashboard } from './EmbeddedDashboard';
import type { EmbedOptions } from './options';
import { Refusal } from './Refusal';

/** A dashboard that stands in a page. */
export interface Mounted {
  /** Shows it with other options. */
  update(options: EmbedOptions): void;
  unmount(): void;
}

/**
 * Renders the dashboard into an element or a shadow root with a React of its own. What the token does not stand for
 * is refused before anything is shown.
 * @param origin the guide's origin
 */
export function mount(container: Element | ShadowRoot, origin: string, first: EmbedOptions): Mounted {
  const place = container.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let wanted = 0;

  const show = async (options: EmbedOptions) => {
    const current = ++wanted;
    const site = await fetchSite(origin, options.token).catch(() => null);
    if (current !== wanted) return;
    root.render(site ? <EmbeddedDashboard {...options} origin={origin} site={site} /> : <Refusal />);
  };
  void show(first);

  return {
    update: (options) => void show(options),
    unmount() {
      wanted++;
      root.unmount();
      place.remove();
    },
  };
}
