import { toI } from './endings';
import type { LanguageRules } from './languageRules';

const MIN_LENGTH = 3;

export const french: LanguageRules = {
  smallWords: `le la les l un une des de du d au aux à en et ou dans sur sous pour par avec chez ce cette ces`,
  questionWords: `où comment quand quel quelle quels quelles que quoi est sont y a t il on peut je nous me moi aller
    venir trouver cherche chercher voir visiter visite montre s il vous plaît horaires horaire heures heure ouverture
    fermeture ouvert ouverte fermé fermée prix tarif tarifs coût coûte combien billet billets entrée réserver réservation
    adresse accès itinéraire téléphone site info infos avis meilleur meilleure meilleurs meilleures bon bonne bons bonnes
    beau belle beaux belles célèbre célèbres situé située ici manger faire`,
  expressions: {
    toilet: 'toilettes publiques|toilettes|toilette|wc',
    glutenfree: 'sans gluten',
    kosher: 'casher|kasher',
    pushchair: 'poussette',
    cloakroom: 'vestiaire|consigne',
    near: 'près de|près du|près des|près|proche de|proche du|proche|à côté de|à côté du|autour de|autour du|aux alentours de',
    today: 'aujourd hui|aujourdhui',
    tomorrow: 'demain',
    weekend: 'week end|weekend|fin de semaine',
    morning: 'matin|matinée',
    lunchtime: 'midi',
    afternoon: 'après midi',
    evening: 'soir|soirée',
    night: 'nuit',
  },
  stem: (word) => {
    const stem = word.replace(/aux$/, 'al').replace(/[sx]$/, '').replace(/e+$/, '');
    return toI(stem.length >= MIN_LENGTH ? stem : word);
  },
};
