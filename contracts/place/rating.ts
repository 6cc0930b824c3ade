import type { Listing } from '../api';

/** Shown if a listing has no valid rating (CONST-05). */
const DEFAULT_RATING = 4.0;

/** Parses a rating, number or decimal string (ENT-04, D-13); 4.0 if missing or invalid. */
export function ratingValue(rating: Listing['rating'] | null): number {
  const value = typeof rating === 'string' && rating.trim() !== '' ? Number(rating) : rating;
  return typeof value === 'number' && Number.isFinite(value) ? value : DEFAULT_RATING;
}
