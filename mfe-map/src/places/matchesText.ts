import type { Place } from './place';

/** Whether the trimmed text is part of the name, the area or a tag, whatever the case (WIDGET-10). */
export function matchesText(
  { name, area, tags }: Pick<Place, 'name' | 'area' | 'tags'>,
  text: string,
): boolean {
  const wanted = text.trim().toLowerCase();
  return [name, area, ...tags].some((words) => words.toLowerCase().includes(wanted));
}
