import '@guide/ui/tokens.css';
import '@guide/ui/base.css';
import { createRoot } from 'react-dom/client';
import type { Guide } from './call';
import { Embedded } from './Embedded';
import type { OnEvent } from './events';
import type { EmbedOptions } from './options';

/** A dashboard that stands in a page. */
export interface Mounted {
  /** Shows it with other options. */
  update(options: EmbedOptions): void;
  unmount(): void;
}

/**
 * Renders the dashboard into an element or a shadow root with a React of its own.
 * @param onEvent called with what the embedding page needs to know
 */
export function mount(
  container: Element | ShadowRoot,
  guide: Guide,
  options: EmbedOptions,
  onEvent: OnEvent,
): Mounted {
  const place = container.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const show = (next: EmbedOptions) =>
    root.render(<Embedded guide={guide} options={next} onEvent={onEvent} />);
  show(options);
  const sizes = new ResizeObserver(() => {
    const height = Math.ceil(place.getBoundingClientRect().height);
    onEvent({ type: 'guide-analytics:height', height });
  });
  sizes.observe(place);
  return {
    update: show,
    unmount() {
      sizes.disconnect();
      root.unmount();
      place.remove();
    },
  };
}
