import { base } from './base';
import { mountInShadow } from './mountInShadow';
import type { Mount, Mounted } from './mountView';
import { CHOICE_NAMES, readOptions } from './options';

/** Defines `<guide-analytics token panel period theme lang>`, unless the page has it. Further attributes: days, filters. */
export function defineElement(mount: Mount): void {
  class GuideAnalytics extends HTMLElement {
    static observedAttributes = ['token', 'panel', 'period', 'theme', 'lang', 'samples', ...CHOICE_NAMES];
    #mounted: Mounted | null = null;

    connectedCallback() {
      this.style.display = 'block';
      this.#mounted = mountInShadow(mount, this, base(), this.#options());
    }

    disconnectedCallback() {
      this.#mounted?.unmount();
      this.#mounted = null;
    }

    attributeChangedCallback() {
      this.#mounted?.update(this.#options());
    }

    #options() {
      return readOptions((name) => this.getAttribute(name));
    }
  }

  if (!customElements.get('guide-analytics')) customElements.define('guide-analytics', GuideAnalytics);
}
