/** `/embed/embed.js` defines `<guide-analytics token panel period theme lang>`; further attributes are days and filters. */
import { base } from './base';
import type { Mounted } from './mount';
import { mountInShadow } from './mountInShadow';
import { CHOICE_NAMES, readOptions } from './options';

class GuideAnalytics extends HTMLElement {
  static observedAttributes = ['token', 'panel', 'period', 'theme', 'lang', ...CHOICE_NAMES];
  #mounted: Mounted | null = null;

  connectedCallback() {
    this.style.display = 'block';
    this.#mounted = mountInShadow(this, base(), this.#options());
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
