import '@guide/ui/tokens.css';
import '@guide/ui/base.css';
import { createRoot } from 'react-dom/client';
import type { Guide } from './call';
import { Embedded } from './Embedded';
import type { OnEvent } from './events';
import type { EmbedOptions } from './options';
import { setLanguage } from './texts';

export interface Mounted {
  update(options: EmbedOptions): void;
  unmount(): void;
}

export function mount(
  container: Element | ShadowRoot,
  guide: Guide,
  options: EmbedOptions,
  onEvent: OnEvent,
): Mounted {
  const target = container.appendChild(document.createElement('div'));
  const root = createRoot(target);
  const show = (next: EmbedOptions) => {
    target.lang = setLanguage(next.lang);
    root.render(<Embedded guide={guide} options={next} onEvent={onEvent} />);
  };
  show(options);
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(target.getBoundingClientRect().height);
    onEvent({ type: 'guide-analytics:height', height });
  });
  observer.observe(target);
  return {
    update: show,
    unmount() {
      observer.disconnect();
      root.unmount();
      target.remove();
    },
  };
}
