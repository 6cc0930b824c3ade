import type { Facts, Listing } from '../api';
import { WEEKDAYS } from '../site';

const FEATURES = [
  ['stepFreeEntrance', 'Step-free entrance'],
  ['lift', 'Lift'],
  ['accessibleToilet', 'Accessible toilet'],
  ['hearingLoop', 'Hearing loop'],
  ['pramFriendly', 'Pram-friendly'],
  ['toilets', 'Toilets'],
  ['cloakroom', 'Cloakroom'],
] as const;

/**
 * Facts in the words of schema.org: `amenityFeature` for what is there or is not, `isAccessibleForFree` where admission
 * is known. What is known in part, or not at all, is left out.
 */
export function factsLd(facts: Facts = {}) {
  const amenityFeature = FEATURES.flatMap(([field, name]) => {
    const answer = facts[field];
    if (answer !== 'yes' && answer !== 'no') return [];
    return [{ '@type': 'LocationFeatureSpecification' as const, name, value: answer === 'yes' }];
  });
  return {
    ...(facts.admission && { isAccessibleForFree: 'free' in facts.admission }),
    ...(amenityFeature.length > 0 && { amenityFeature }),
  };
}

/** The weekly table as schema.org's opening hours; empty without a table. */
export const hoursLd = (hours: Listing['hours']) =>
  WEEKDAYS.flatMap(({ key, name }) =>
    (hours?.[key] ?? []).map((interval) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: `https://schema.org/${name}` as const,
      opens: interval.slice(0, 5),
      closes: interval.slice(6),
    })),
  );
