import type { Picture } from '../picture';
import { gordonsWineBar } from './fronts/gordons-wine-bar';
import { theBlackfriar } from './fronts/the-blackfriar';
import { theChurchillArms } from './fronts/the-churchill-arms';
import { theFrenchHouse } from './fronts/the-french-house';
import { theGeorgeInn } from './fronts/the-george-inn';
import { theHollyBush } from './fronts/the-holly-bush';
import { theLamb } from './fronts/the-lamb';
import { theMayflower } from './fronts/the-mayflower';
import { theSpaniardsInn } from './fronts/the-spaniards-inn';
import { yeOldeCheshireCheese } from './fronts/ye-olde-cheshire-cheese';
import { pubPicture } from './picture';
import { signPicture } from './street-sign';

/** The ten pubs in the order of the guide. */
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
];

/** The front and the sign of every pub. */
export const pubPictures: readonly Picture[] = pubs.flatMap((pub) => [pubPicture(pub), signPicture(pub)]);
