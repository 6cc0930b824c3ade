import type { Migration } from '@guide/service-kit';

/** From version 1 of the gateway's own data to the one that this program reads, in their order. */
export const migrations: readonly Migration[] = [];
