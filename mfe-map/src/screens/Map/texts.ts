/** MAP-02. */
export const mapIntro = (product: string): string =>
  `Navigate through ${product}'s diverse neighborhoods and find the perfect places to visit during your trip.`;

/** MAP-04. */
export const areaIntro = (area: string): string =>
  `Discover the best attractions, restaurants, and entertainment in ${area}.`;
