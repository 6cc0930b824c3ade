import type { Page } from '@playwright/test';

/** Whether a visitor can use each control of a page: its name, and what is wrong with it ('' for nothing). */
export interface ControlState {
  name: string;
  fault: string;
}

/**
 * Looks at the controls below `scope`: each must be visible, have a size, and be what a tap on its middle hits.
 * Elements stay the same across calls, so the second call tells what a change of the window's width did to each.
 * @param scope selector
 * @param known whether to look at the controls that the call before found usable, instead of all
 */
export const controlsOf = (page: Page, scope: string, known = false): Promise<ControlState[]> =>
  page.evaluate(
    ([scope, known]) => {
      const store = window as { usableControls?: Element[] };
      const nameOf = (element: Element) => {
        const label = (element as HTMLInputElement).labels?.[0]?.textContent;
        const text = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
        return `${element.tagName.toLowerCase()} ${text.replace(/\s+/g, ' ').trim().slice(0, 60)}`;
      };
      const faultOf = (element: Element): string => {
        if (!element.isConnected) return '';
        // A checkbox can be drawn by its label.
        const label = (element as HTMLInputElement).labels?.[0];
        const drawn = element.matches('input[type=checkbox], input[type=radio]') && label ? label : element;
        if (!drawn.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return 'not visible';
        drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = [...drawn.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
        if (!box) return 'without size';
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!hit) return 'outside the window';
        return drawn.contains(hit) ? '' : `covered by ${hit.tagName.toLowerCase()}.${hit.className}`;
      };
      const selector = 'a[href], button, input:not([type=hidden]), select, summary';
      const elements = known
        ? store.usableControls!
        : [...document.querySelectorAll(scope)].flatMap((part) => [...part.querySelectorAll(selector)]);
      const states = elements.map((element) => ({ name: nameOf(element), fault: faultOf(element) }));
      if (!known) store.usableControls = elements.filter((_, index) => states[index]!.fault === '');
      return states;
    },
    [scope, known] as const,
  );
