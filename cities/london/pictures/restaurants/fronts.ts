import type { Picture } from '../picture';
import { bratFront } from './fronts/brat';
import { ciaoBellaFront } from './fronts/ciao-bella';
import { goddardsAtGreenwichFront } from './fronts/goddards-at-greenwich';
import { grangerAndCoFront } from './fronts/granger-and-co';
import { mildredsCamdenFront } from './fronts/mildreds-camden';
import { moroFront } from './fronts/moro';
import { ogniskoFront } from './fronts/ognisko';
import { ottolenghiSpitalfieldsFront } from './fronts/ottolenghi-spitalfields';
import { restaurantGordonRamsayFront } from './fronts/restaurant-gordon-ramsay';
import { skylonFront } from './fronts/skylon';
import { theCinnamonClubFront } from './fronts/the-cinnamon-club';
import { theGoldenHindFront } from './fronts/the-golden-hind';

/** The fronts of restaurants, each drawn for its own house and street. */
export const restaurantFronts: readonly Picture[] = [
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
