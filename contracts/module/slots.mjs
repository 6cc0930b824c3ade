/** Slots of every guide, each of 44 by 44 px. Modules declare others, named `module/slot`. */
export const SLOTS = /** @type {const} */ (['place-actions', 'header-actions']);

/** Space of a declared slot for each widget: 44 by 44 px, 72 px or 256 px high. */
export const SLOT_SIZES = /** @type {const} */ (['button', 'row', 'panel']);
