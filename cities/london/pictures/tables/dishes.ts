import { mainDishes } from './main-dishes';
import { sharingDishes } from './sharing-dishes';
import { townDishes } from './town-dishes';

/** What can stand on the plate of a table. */
export const dishes = { ...mainDishes, ...sharingDishes, ...townDishes };

export type Dish = keyof typeof dishes;
