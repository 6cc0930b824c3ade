import type { Migration } from '@guide/service-kit';

/** Migrations of the gateway's database from version 1, in order. */
export const migrations: readonly Migration[] = [];
