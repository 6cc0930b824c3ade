import type { Point } from '@guide/contracts/place';
import type { Start } from './plan';

/** The visitor's position as a start without a name. It stays out of plans, which can be shared (D-30). */
export const hereAt = ({ lat, lng }: Point): Start => ({ name: '', lat, lng });

export const isHere = ({ name }: Start): boolean => name === '';
