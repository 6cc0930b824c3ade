import type { Point } from '@guide/contracts/place';
import type { Start } from './plan';

const NAME = 'where you are';

/** The visitor's position as a start. It stays out of plans, which can be shared (D-30). */
export const hereAt = ({ lat, lng }: Point): Start => ({ name: NAME, lat, lng });

export const isHere = ({ name }: Start): boolean => name === NAME;
