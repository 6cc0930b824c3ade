import { useHost } from './host';

/** A place of the guide that a slot stands for. */
export interface SlotPlace {
  name: string;
  /** The listing's id; absent where only the pub is known. */
  listingId?: number;
  /** The pub's id, where the place has a pub page. */
  pubId?: number;
}

/** What the widget in each slot gets. A widget has 44 by 44 px in either. */
export interface SlotProps {
  /** On every card of a place, and on its own page. */
  'place-actions': { place: SlotPlace };
  /** In the site's header, beside search. */
  'header-actions': object;
}

export type SlotName = keyof SlotProps;

export { SLOTS } from './slots.mjs';

/**
 * A named place of the page: every live module whose release claims it shows a widget there, in a boundary of its own.
 * Nothing where none does, and outside the shell's frame.
 */
export function Slot<Name extends SlotName>({ name, props }: { name: Name; props: SlotProps[Name] }) {
  const { Slot: Filled } = useHost();
  return Filled ? <Filled name={name} props={props} /> : null;
}

/** The slot of what can be done with a place: beside its picture, on its cards and on its page. */
export const PlaceActions = (place: SlotPlace) => <Slot name="place-actions" props={{ place }} />;
