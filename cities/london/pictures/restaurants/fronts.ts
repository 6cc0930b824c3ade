import type { Picture } from '../picture';
import { baoSohoFront } from './fronts/bao-soho';
import { barrafinaFront } from './fronts/barrafina';
import { bratFront } from './fronts/brat';
import { ciaoBellaFront } from './fronts/ciao-bella';
import { dishoomFront } from './fronts/dishoom';
import { duckAndWaffleFront } from './fronts/duck-and-waffle';
import { goddardsAtGreenwichFront } from './fronts/goddards-at-greenwich';
import { grangerAndCoFront } from './fronts/granger-and-co';
import { hawksmoorFront } from './fronts/hawksmoor';
import { mildredsCamdenFront } from './fronts/mildreds-camden';
import { moroFront } from './fronts/moro';
import { ogniskoFront } from './fronts/ognisko';
import { ottolenghiSpitalfieldsFront } from './fronts/ottolenghi-spitalfields';
import { padellaFront } from './fronts/padella';
import { poppiesFront } from './fronts/poppies';
import { restaurantGordonRamsayFront } from './fronts/restaurant-gordon-ramsay';
import { rulesFront } from './fronts/rules';
import { sketchFront } from './fronts/sketch';
import { skylonFront } from './fronts/skylon';
import { stJohnFront } from './fronts/st-john';
import { theCinnamonClubFront } from './fronts/the-cinnamon-club';
import { theGoldenHindFront } from './fronts/the-golden-hind';
import { theIvyFront } from './fronts/the-ivy';
import { wiltonsFront } from './fronts/wiltons';

/** The fronts of restaurants, each drawn for its own house and street, by the ids of the listings. */
export const restaurantFronts: readonly Picture[] = [
  rulesFront,
  dishoomFront,
  theIvyFront,
  sketchFront,
  hawksmoorFront,
  padellaFront,
  baoSohoFront,
  duckAndWaffleFront,
  stJohnFront,
  wiltonsFront,
  barrafinaFront,
  poppiesFront,
  restaurantGordonRamsayFront,
  grangerAndCoFront,
  bratFront,
  mildredsCamdenFront,
  moroFront,
  theGoldenHindFront,
  ciaoBellaFront,
  ottolenghiSpitalfieldsFront,
  skylonFront,
  goddardsAtGreenwichFront,
  ogniskoFront,
  theCinnamonClubFront,
];
