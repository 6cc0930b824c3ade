/** Yes-or-no fields of `Facts` with their labels. */
export const ACCESS_FEATURES = [
  ['stepFreeEntrance', 'Step-free entrance'],
  ['lift', 'Lift'],
  ['accessibleToilet', 'Accessible toilet'],
  ['hearingLoop', 'Hearing loop'],
  ['pramFriendly', 'Pram-friendly'],
  ['toilets', 'Toilets'],
  ['cloakroom', 'Cloakroom'],
] as const;
