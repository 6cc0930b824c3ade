/** Slots that modules can fill with a widget. */
export const SLOTS = /** @type {const} */ (['place-actions', 'header-actions']);
