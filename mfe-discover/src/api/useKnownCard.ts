import type { Listing } from '@guide/contracts/api';
import { queryKey, useQueryClient } from '@guide/contracts/module';
import { useState } from 'react';

/** The fields of a listing that every card has. */
export type ListingHead = Pick<
  Listing,
  'id' | 'name' | 'category' | 'subcategory' | 'area' | 'imageUrl' | 'rating' | 'reviewCount' | 'pubId'
>;

const [LISTINGS] = queryKey('listings', 'discover/any');

function isHead(value: object, id: number): value is ListingHead {
  const { id: other, name, category, subcategory, area } = value as Partial<ListingHead>;
  return other === id && [name, category, subcategory, area].every((text) => typeof text === 'string');
}

/** Finds a listing in cached data of any form. */
function findHead(data: unknown, id: number): ListingHead | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (isHead(data, id)) return data;
  for (const value of Object.values(data)) {
    const found = findHead(value, id);
    if (found) return found;
  }
  return undefined;
}

/** The card of a listing on the screen that the visitor comes from, so that its page begins at once. */
export function useKnownCard(id: number): ListingHead | undefined {
  const queries = useQueryClient();
  const [known] = useState(() => {
    for (const { state } of queries.getQueryCache().findAll({ queryKey: [LISTINGS] })) {
      const found = findHead(state.data, id);
      if (found) return found;
    }
    return undefined;
  });
  return known;
}
