declare global {
  interface Window {
    /** The tag manager's queue. */
    dataLayer?: object[];
  }
}

/** Adds an entry to the tag manager's data layer. */
export function pushToDataLayer(entry: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}
