import { directionOf } from '@guide/contracts/release/languages';
import type { Guide } from './call';
import type { OnEvent } from './events';
import type { EmbedOptions } from './options';
import { followLanguage, loadLanguage, setLanguage } from './texts';

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

/** Options with the language that the texts have. */
export interface ShownOptions extends EmbedOptions {
  lang: string;
}

/** What draws into the element of a mounted dashboard. */
export interface View {
  show(options: ShownOptions): void;
  end(): void;
}

/** Creates an element for a view, and reports its height. */
export const mountView =
  (createView: (target: HTMLElement, guide: Guide, onEvent: OnEvent) => View): Mount =>
  (container, guide, options, onEvent) => {
    const target = container.appendChild(document.createElement('div'));
    const view = createView(target, guide, onEvent);
    let latest: EmbedOptions | null = null;
    const show = (lang: string) => {
      target.lang = lang;
      target.dir = directionOf(lang);
      if (latest) view.show({ ...latest, lang });
    };
    const update = async (next: EmbedOptions) => {
      latest = next;
      const lang = await loadLanguage(next.lang);
      // Meanwhile the page can have changed the options, or removed the dashboard.
      if (latest !== next) return;
      if (!setLanguage(lang)) show(lang);
    };
    const unfollow = followLanguage(show);
    void update(options);
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(target.getBoundingClientRect().height);
      onEvent({ type: 'guide-analytics:height', height });
    });
    observer.observe(target);
    return {
      update: (next) => void update(next),
      unmount() {
        latest = null;
        unfollow();
        observer.disconnect();
        view.end();
        target.remove();
      },
    };
  };
