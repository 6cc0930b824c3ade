import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Axe rules about colours, which are all that the dark theme changes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe in legacy mode, which skips frames of other sites.
 * @param rules - ids of rules; all if empty
 * @returns violations, as "rule: HTML", and the number of passed rules
 */
export async function runAxe(page: Page, rules: string[] = []) {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations, passes } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  return { faults, passed: passes.length };
}
