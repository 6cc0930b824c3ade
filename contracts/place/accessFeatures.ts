import { i18n } from '../texts';

/** Yes-or-no fields of `Facts` with their labels. */
export const ACCESS_FEATURES = [
  {
    name: 'stepFreeEntrance',
    get label() {
      return i18n.t('Step-free entrance');
    },
  },
  {
    name: 'lift',
    get label() {
      return i18n.t('Lift');
    },
  },
  {
    name: 'accessibleToilet',
    get label() {
      return i18n.t('Accessible toilet');
    },
  },
  {
    name: 'hearingLoop',
    get label() {
      return i18n.t('Hearing loop');
    },
  },
  {
    name: 'pramFriendly',
    get label() {
      return i18n.t('Pram-friendly');
    },
  },
  {
    name: 'toilets',
    get label() {
      return i18n.t('Toilets');
    },
  },
  {
    name: 'cloakroom',
    get label() {
      return i18n.t('Cloakroom');
    },
  },
] as const;
