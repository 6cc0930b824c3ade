import type { Picture } from '../picture';
import { foxAndAnchor } from './fronts/fox-and-anchor';
import { gordonsWineBar } from './fronts/gordons-wine-bar';
import { museumTavern } from './fronts/museum-tavern';
import { sunInSplendour } from './fronts/sun-in-splendour';
import { theAngel } from './fronts/the-angel';
import { theAudley } from './fronts/the-audley';
import { theBarleyMow } from './fronts/the-barley-mow';
import { theBlackfriar } from './fronts/the-blackfriar';
import { theChurchillArms } from './fronts/the-churchill-arms';
import { theCrossKeys } from './fronts/the-cross-keys';
import { theDublinCastle } from './fronts/the-dublin-castle';
import { theFlask } from './fronts/the-flask';
import { theFrenchHouse } from './fronts/the-french-house';
import { theGeorgeInn } from './fronts/the-george-inn';
import { theHollyBush } from './fronts/the-holly-bush';
import { theLamb } from './fronts/the-lamb';
import { theMayflower } from './fronts/the-mayflower';
import { theOldBlueLast } from './fronts/the-old-blue-last';
import { theShipAndShovell } from './fronts/the-ship-and-shovell';
import { theSpaniardsInn } from './fronts/the-spaniards-inn';
import { trafalgarTavern } from './fronts/trafalgar-tavern';
import { yeOldeCheshireCheese } from './fronts/ye-olde-cheshire-cheese';
import { pubPicture } from './picture';
import { signPicture } from './street-sign';

/** The pubs by the ids of their listings: first the ten that have a page of their own. */
const pubs = [
  theGeorgeInn,
  yeOldeCheshireCheese,
  theChurchillArms,
  theBlackfriar,
  theFrenchHouse,
  theMayflower,
  theLamb,
  theSpaniardsInn,
  gordonsWineBar,
  theHollyBush,
  theCrossKeys,
  sunInSplendour,
  theOldBlueLast,
  theAngel,
  theDublinCastle,
  foxAndAnchor,
  theFlask,
  theBarleyMow,
  theAudley,
  museumTavern,
  theShipAndShovell,
  trafalgarTavern,
];

/** The front and the sign of every pub. */
export const pubPictures: readonly Picture[] = pubs.flatMap((pub) => [pubPicture(pub), signPicture(pub)]);
