import type { Picture } from '../picture';
import { bloomsbury } from './bloomsbury';
import { camden } from './camden';
import { chelsea } from './chelsea';
import { cityOfLondon } from './city-of-london';
import { coventGarden } from './covent-garden';
import { embankmentArea } from './embankment';
import { fromPlaces } from './from-places';
import { greenwich } from './greenwich';
import { hampstead } from './hampstead';
import { kensington } from './kensington';
import { marylebone } from './marylebone';
import { mayfair } from './mayfair';
import { nottingHill } from './notting-hill';
import { rotherhithe } from './rotherhithe';
import { shoreditch } from './shoreditch';
import { soho } from './soho';
import { southBank } from './south-bank';
import { southwark } from './southwark';
import { stJamess } from './st-jamess';
import { towerHill } from './tower-hill';
import { vignettePicture } from './vignette';
import { westminster } from './westminster';

/** A poster for each area of the guide. */
export const areaPictures: readonly Picture[] = [
  westminster,
  southBank,
  cityOfLondon,
  towerHill,
  southwark,
  rotherhithe,
  embankmentArea,
  chelsea,
  coventGarden,
  soho,
  camden,
  greenwich,
  hampstead,
  shoreditch,
  kensington,
  bloomsbury,
  mayfair,
  nottingHill,
  marylebone,
  stJamess,
  ...fromPlaces,
].map(vignettePicture);
