import { toI } from './endings';
import type { LanguageRules } from './languageRules';

const ENDING = /e[nrms]?$|n$/;
/** "s" is an ending after these letters: "Parks", but not "kostenlos". */
const S = /(?<=[bdfghklmnrt])s$/;
/** Shorter words keep their ending: "Tower" has none. */
const MIN_LENGTH = 4;

function stem(word: string): string {
  const singular = word.replace(S, '');
  const rest = singular.replace(ENDING, '');
  return toI(rest.length >= MIN_LENGTH ? rest : singular);
}

export const german: LanguageRules = {
  smallWords: `der die das den dem des ein eine einen einem einer eines und oder von vom zu zum zur im am an in auf
    bei mit für über unter aus nach ums um`,
  questionWords: `wo wie was wann welche welcher welches ist sind gibt gibts es man kann ich wir mir uns komme kommt
    finde finden suche zeig zeige bitte öffnungszeiten geöffnet offen schließt schließzeit uhr uhrzeit eintritt
    eintrittspreis eintrittspreise preis preise kosten kostet ticket tickets karten eintrittskarten buchen reservieren
    reservierung adresse anfahrt weg hin telefon website info infos tipp tipps beste besten bester bestes gute guter
    gutes schöne schönste schönsten berühmte berühmtes bekannte besuchen besuch sehen machen unternehmen essen liegt hier`,
  expressions: {
    toilet: 'wc|klo|toilette|toiletten|öffentliche toilette|öffentliche toiletten',
    glutenfree: 'glutenfrei|glutenfreies',
    kosher: 'koscher|koscheres',
    pushchair: 'kinderwagen',
    cloakroom: 'garderobe|gepäckaufbewahrung|schließfächer',
    near: 'in der nähe|in der nähe von|in der nähe vom|in der nähe des|in der nähe der|nahe|nahe bei|nahe am|neben|rund um',
    today: 'heute',
    tomorrow: 'morgen',
    'tomorrow morning': 'morgen früh|morgen vormittag',
    weekend: 'wochenende',
    morning: 'vormittag|vormittags',
    lunchtime: 'mittag|mittags',
    afternoon: 'nachmittag|nachmittags',
    evening: 'abend|abends',
    night: 'nacht|nachts',
  },
  stem,
  variants: (text) => [text.replace(/([aou])e/g, '$1')],
  hasCompounds: true,
};
