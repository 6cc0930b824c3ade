import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Axe rules about colours, which are all that the dark theme changes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Axe in legacy mode, which skips frames of other sites. @param rules ids of rules; all if empty */
export function axeOf(page: Page, rules: string[] = []): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  return rules.length > 0 ? axe.withRules(rules) : axe;
}
