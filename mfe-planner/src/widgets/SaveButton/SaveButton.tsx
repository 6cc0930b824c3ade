import { type SlotProps, useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { lazy, Suspense, useRef, useState } from 'react';
import { HeartButton } from '../../parts/HeartButton';
import { changeHeart, useIsSaved } from '../../plan/hearts';
import type { PlaceRef } from '../../plan/plan';

const loadPanel = () => import(/* webpackChunkName: "on-demand-panel" */ './SavedPanel');
const SavedPanel = lazy(loadPanel);

/** Closes the panel of the last pressed heart, also one that is still loading. */
let closeLatest = () => {};

/**
 * Heart button in the slot `place-actions`, on every card, so its panel loads when it is pressed.
 * Without a connection the place is saved, and a toast says so.
 */
export function SaveButton({ place: { name, listingId, pubId } }: SlotProps['place-actions']) {
  const { toast } = useHost();
  const heart = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const place: PlaceRef = {
    name,
    ...(listingId !== undefined && { listing: listingId }),
    ...(pubId !== undefined && { pub: pubId }),
  };
  const saved = useIsSaved(place);
  async function press() {
    const isKnownForm = changeHeart(place, !saved);
    closeLatest();
    let isLatest = true;
    closeLatest = () => {
      isLatest = false;
      setOpen(false);
    };
    if (saved) return toast({ title: i18n.t('{name} is no longer in your favourites', { name }) });
    try {
      const { save } = await loadPanel();
      if (!isKnownForm) save(place);
      setOpen(isLatest);
    } catch {
      toast(
        isKnownForm
          ? { title: i18n.t('{name} is saved', { name }) }
          : { title: i18n.t('{name} could not be saved', { name }), variant: 'destructive' },
      );
    }
  }
  return (
    <>
      <HeartButton ref={heart} name={name} on={saved} onPress={press} />
      {isOpen && (
        <Suspense>
          <SavedPanel place={place} heart={heart} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
