import { useHost } from './host';

export interface SlotPlace {
  name: string;
  /** Absent if only the pub's id is known. */
  listingId?: number;
  pubId?: number;
}

/** Properties of the widget in each slot. */
export interface SlotProps {
  /** On every card and page of a place. */
  'place-actions': { place: SlotPlace };
  /** In the site's header, next to search. */
  'header-actions': object;
  /** On the home page, below the featured places. */
  'discover/home': object;
  /** Below a list of attractions or restaurants; `path` is that of the list. */
  'discover/list': { path: string };
  /** On the page of a listing. */
  'discover/place': { place: SlotPlace };
  /** On the page of a pub. */
  'pubs/place': { place: SlotPlace };
}

/** A slot of every guide, or one that a module declares: `module/slot`. */
export type SlotName = keyof SlotProps | `${string}/${string}`;

export { SLOT_SIZES, SLOTS } from './slots.mjs';

/** Shows the widgets of live modules that claim the slot, each in an error boundary; nothing outside the shell. */
export function Slot<Name extends SlotName>({
  name,
  props,
}: {
  name: Name;
  props: Name extends keyof SlotProps ? SlotProps[Name] : object;
}) {
  const { Slot: Filled } = useHost();
  return Filled ? <Filled name={name} props={props} /> : null;
}

export const PlaceActions = (place: SlotPlace) => <Slot name="place-actions" props={{ place }} />;
