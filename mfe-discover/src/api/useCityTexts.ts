import type { Listing } from '@guide/contracts/api';
import { importPart } from '@guide/contracts/loading';
import { queryKey, queryOptions, useQuery } from '@guide/contracts/module';

// A served page has its texts, and does not load those of the whole city.
const cityTexts = () =>
  importPart(
    () => import(/* webpackChunkName: "on-demand-texts" */ '../screens/Attraction/content/cityTexts'),
  );

/** Texts written for one listing; null for most. */
export const writtenQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey('texts', 'discover/written', id),
    queryFn: async () => (await cityTexts()).writtenFor(id),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Texts for listings that have none of their own, by kind and area (GATT-03 to GATT-06). */
export const templatesQuery = (listing: Listing | undefined) =>
  queryOptions({
    queryKey: queryKey('texts', 'discover/templates', listing?.id),
    queryFn: async () => (await cityTexts()).templatesFor(listing!),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useWritten = (id: number) => useQuery(writtenQuery(id));

/** @param listing undefined while it loads, or if it has texts of its own */
export const useTemplates = (listing: Listing | undefined) =>
  useQuery({ ...templatesQuery(listing), enabled: listing !== undefined });
