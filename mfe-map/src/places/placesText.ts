export const placesText = (count: number): string => `${count} ${count === 1 ? 'place' : 'places'}`;
