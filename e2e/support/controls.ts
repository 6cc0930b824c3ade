import type { Page } from '@playwright/test';

/**
 * Checks that controls are visible and receive a tap.
 * @param recheck - only those that the last call found usable, or another control that does the same
 * @returns names of controls and why a visitor cannot use them; `fault` is empty for usable ones
 */
export const controlsOf = (page: Page, scope: string, recheck = false) =>
  page.evaluate(
    ([scope, recheck]) => {
      const store = window as { usableControls?: Element[] };
      const nameOf = (element: Element) => {
        const label = (element as HTMLInputElement).labels?.[0]?.textContent;
        const text = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
        return `${element.tagName.toLowerCase()} ${text.replace(/\s+/g, ' ').trim().slice(0, 60)}`;
      };
      const faultOf = (element: Element): string => {
        if (!element.isConnected) return '';
        // Scrolling to a control of another slide would select that slide.
        if (element.closest('[inert]')) return 'inert';
        // The label can draw the checkbox.
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
      const elements = recheck
        ? store.usableControls!
        : [...document.querySelectorAll(scope)].flatMap((part) => [...part.querySelectorAll(selector)]);
      const states = elements.map((element) => ({ name: nameOf(element), fault: faultOf(element) }));
      // A control may have another place on phones.
      const isSame = (a: Element, b: Element) =>
        (a as HTMLAnchorElement).href === (b as HTMLAnchorElement).href &&
        ('href' in a || nameOf(a) === nameOf(b));
      states.forEach((state, index) => {
        if (!recheck || state.fault !== 'not visible') return;
        const hasOther = [...document.querySelectorAll(scope)]
          .flatMap((part) => [...part.querySelectorAll(selector)])
          .some((other) => isSame(other, elements[index]!) && faultOf(other) === '');
        if (hasOther) state.fault = '';
      });
      if (!recheck) store.usableControls = elements.filter((_, index) => states[index]!.fault === '');
      return states;
    },
    [scope, recheck] as const,
  );
