import type { Picture } from '../picture';
import { foxAndAnchorInside } from './rooms/fox-and-anchor';
import { gordonsWineBarInside } from './rooms/gordons-wine-bar';
import { museumTavernInside } from './rooms/museum-tavern';
import { sunInSplendourInside } from './rooms/sun-in-splendour';
import { theAngelInside } from './rooms/the-angel';
import { theAudleyInside } from './rooms/the-audley';
import { theBarleyMowInside } from './rooms/the-barley-mow';
import { theBlackfriarInside } from './rooms/the-blackfriar';
import { theChurchillArmsInside } from './rooms/the-churchill-arms';
import { theCrossKeysInside } from './rooms/the-cross-keys';
import { theDublinCastleInside } from './rooms/the-dublin-castle';
import { theFlaskInside } from './rooms/the-flask';
import { theFrenchHouseInside } from './rooms/the-french-house';
import { theGeorgeInnInside } from './rooms/the-george-inn';
import { theHollyBushInside } from './rooms/the-holly-bush';
import { theLambInside } from './rooms/the-lamb';
import { theMayflowerInside } from './rooms/the-mayflower';
import { theOldBlueLastInside } from './rooms/the-old-blue-last';
import { theShipAndShovellInside } from './rooms/the-ship-and-shovell';
import { theSpaniardsInnInside } from './rooms/the-spaniards-inn';
import { trafalgarTavernInside } from './rooms/trafalgar-tavern';
import { yeOldeCheshireCheeseInside } from './rooms/ye-olde-cheshire-cheese';

/** A room of each pub, its yard or its stage, by the ids of the listings. */
export const pubRooms: readonly Picture[] = [
  theGeorgeInnInside,
  yeOldeCheshireCheeseInside,
  theChurchillArmsInside,
  theBlackfriarInside,
  theFrenchHouseInside,
  theMayflowerInside,
  theLambInside,
  theSpaniardsInnInside,
  gordonsWineBarInside,
  theHollyBushInside,
  theCrossKeysInside,
  sunInSplendourInside,
  theOldBlueLastInside,
  theAngelInside,
  theDublinCastleInside,
  foxAndAnchorInside,
  theFlaskInside,
  theBarleyMowInside,
  theAudleyInside,
  museumTavernInside,
  theShipAndShovellInside,
  trafalgarTavernInside,
];
