/** Final "y" as "i", so that English "gallery" and "galleries" are one without their endings. */
export const toI = (word: string): string => word.replace(/y$/, 'i');
