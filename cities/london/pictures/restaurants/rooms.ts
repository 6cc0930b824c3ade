import type { Picture } from '../picture';
import { baoSohoRoom } from './rooms/bao-soho';
import { barrafinaRoom } from './rooms/barrafina';
import { bratRoom } from './rooms/brat';
import { ciaoBellaRoom } from './rooms/ciao-bella';
import { dishoomRoom } from './rooms/dishoom';
import { duckAndWaffleRoom } from './rooms/duck-and-waffle';
import { goddardsAtGreenwichRoom } from './rooms/goddards-at-greenwich';
import { grangerAndCoRoom } from './rooms/granger-and-co';
import { hawksmoorRoom } from './rooms/hawksmoor';
import { mildredsCamdenRoom } from './rooms/mildreds-camden';
import { moroRoom } from './rooms/moro';
import { ogniskoRoom } from './rooms/ognisko';
import { ottolenghiSpitalfieldsRoom } from './rooms/ottolenghi-spitalfields';
import { padellaRoom } from './rooms/padella';
import { poppiesRoom } from './rooms/poppies';
import { restaurantGordonRamsayRoom } from './rooms/restaurant-gordon-ramsay';
import { rulesRoom } from './rooms/rules';
import { sketchRoom } from './rooms/sketch';
import { skylonRoom } from './rooms/skylon';
import { stJohnRoom } from './rooms/st-john';
import { theCinnamonClubRoom } from './rooms/the-cinnamon-club';
import { theGoldenHindRoom } from './rooms/the-golden-hind';
import { theIvyRoom } from './rooms/the-ivy';
import { wiltonsRoom } from './rooms/wiltons';

/** The dining rooms of restaurants, by the ids of the listings. */
export const restaurantRooms: readonly Picture[] = [
  rulesRoom,
  dishoomRoom,
  theIvyRoom,
  sketchRoom,
  hawksmoorRoom,
  padellaRoom,
  baoSohoRoom,
  duckAndWaffleRoom,
  stJohnRoom,
  wiltonsRoom,
  barrafinaRoom,
  poppiesRoom,
  restaurantGordonRamsayRoom,
  grangerAndCoRoom,
  bratRoom,
  mildredsCamdenRoom,
  moroRoom,
  theGoldenHindRoom,
  ciaoBellaRoom,
  ottolenghiSpitalfieldsRoom,
  skylonRoom,
  goddardsAtGreenwichRoom,
  ogniskoRoom,
  theCinnamonClubRoom,
];
