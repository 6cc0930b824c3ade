import { useHost } from './host';

export interface SlotPlace {
  name: string;
  /** Absent if only the pub's id is known. */
  listingId?: number;
  pubId?: number;
}

/** Properties of the widget in each slot. A slot is 44 by 44 px. */
export interface SlotProps {
  /** On every card and page of a place. */
  'place-actions': { place: SlotPlace };
  /** In the site's header, next to search. */
  'header-actions': object;
}

export type SlotName = keyof SlotProps;

export { SLOTS } from './slots.mjs';

/** Shows the widgets of live modules that claim the slot, each in an error boundary; nothing outside the shell. */
export function Slot<Name extends SlotName>({ name, props }: { name: Name; props: SlotProps[Name] }) {
  const { Slot: Filled } = useHost();
  return Filled ? <Filled name={name} props={props} /> : null;
}

export const PlaceActions = (place: SlotPlace) => <Slot name="place-actions" props={{ place }} />;
