import { mainDishes } from './main-dishes';
import { sharingDishes } from './sharing-dishes';

/** What can stand on the plate of a table. */
export const dishes = { ...mainDishes, ...sharingDishes };

export type Dish = keyof typeof dishes;
