/** The slots where other modules show a widget. */
export const SLOTS = /** @type {const} */ (['place-actions', 'header-actions']);
