import { useHost } from './host';

/** A place of the guide that a slot stands for. */
export interface SlotPlace {
  name: string;
  /** The listing's id; absent where only the pub is known. */
  listingId?: number;
  /** The pub's id, where the place has a pub page. */
  pubId?: number;
}

/** The properties of the widget in each slot. It has 44 by 44 px. */
export interface SlotProps {
  /** On every card of a place, and on its own page. */
  'place-actions': { place: SlotPlace };
  /** In the site's header, beside search. */
  'header-actions': object;
}

export type SlotName = keyof SlotProps;

export { SLOTS } from './slots.mjs';

/** Every live module that claims the slot shows a widget here, in its own boundary; nothing outside the shell's frame. */
export function Slot<Name extends SlotName>({ name, props }: { name: Name; props: SlotProps[Name] }) {
  const { Slot: Filled } = useHost();
  return Filled ? <Filled name={name} props={props} /> : null;
}

/** The slot for a place's actions, next to its picture. */
export const PlaceActions = (place: SlotPlace) => <Slot name="place-actions" props={{ place }} />;
