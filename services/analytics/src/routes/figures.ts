import type { Db } from 'mongodb';

/** The database, once all that this process stored is in the figures. */
export type Figures = () => Promise<Db>;
