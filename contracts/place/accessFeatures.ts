/** Fields of `Facts` that say whether a place has something, with what that is called. */
export const ACCESS_FEATURES = [
  ['stepFreeEntrance', 'Step-free entrance'],
  ['lift', 'Lift'],
  ['accessibleToilet', 'Accessible toilet'],
  ['hearingLoop', 'Hearing loop'],
  ['pramFriendly', 'Pram-friendly'],
  ['toilets', 'Toilets'],
  ['cloakroom', 'Cloakroom'],
] as const;
