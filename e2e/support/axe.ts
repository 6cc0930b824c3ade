import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules for colours, which are all that changes in the dark. */
export const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * Axe over a page without frames of other sites: in the page itself, and with no list of what it found in order.
 * @param rules the only ones to ask; none for all
 */
export function axeOf(page: Page, rules: string[] = []): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  return rules.length > 0 ? axe.withRules(rules) : axe;
}
