import type { Guide } from './call';
import type { OnEvent } from './events';
import type { EmbedOptions } from './options';
import { setLanguage } from './texts';

export interface Mounted {
  update(options: EmbedOptions): void;
  unmount(): void;
}

export type Mount = (
  container: Element | ShadowRoot,
  guide: Guide,
  options: EmbedOptions,
  onEvent: OnEvent,
) => Mounted;

/** What draws into the element of a mounted dashboard. */
export interface View {
  show(options: EmbedOptions): void;
  end(): void;
}

/** Creates an element for a view, and reports its height. */
export const mountView =
  (createView: (target: HTMLElement, guide: Guide, onEvent: OnEvent) => View): Mount =>
  (container, guide, options, onEvent) => {
    const target = container.appendChild(document.createElement('div'));
    const view = createView(target, guide, onEvent);
    const update = (next: EmbedOptions) => {
      target.lang = setLanguage(next.lang);
      view.show(next);
    };
    update(options);
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(target.getBoundingClientRect().height);
      onEvent({ type: 'guide-analytics:height', height });
    });
    observer.observe(target);
    return {
      update,
      unmount() {
        observer.disconnect();
        view.end();
        target.remove();
      },
    };
  };
