import type { Listing } from '@guide/contracts/api';
import { importPart } from '@guide/contracts/loading';
import { queryKey, queryOptions, useQuery } from '@guide/contracts/module';

// A served page has its texts, and does not load those of the whole city.
const cityTexts = () =>
  importPart(
    () => import(/* webpackChunkName: "on-demand-texts" */ '../screens/Attraction/content/cityTexts'),
  );

/** Texts written for one listing; null for most. */
export const writtenTextsQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey('texts', 'discover/written', id),
    queryFn: async () => (await cityTexts()).findWrittenTexts(id),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Texts for listings that have none of their own, by kind and area (GATT-03 to GATT-06). */
export const genericTextsQuery = (listing: Listing | undefined) =>
  queryOptions({
    queryKey: queryKey('texts', 'discover/generic', listing?.id),
    queryFn: async () => (await cityTexts()).findGenericTexts(listing!),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useWrittenTexts = (id: number) => useQuery(writtenTextsQuery(id));

/** @param listing - undefined while it loads, or if it has texts of its own */
export const useGenericTexts = (listing: Listing | undefined) =>
  useQuery({ ...genericTextsQuery(listing), enabled: listing !== undefined });
