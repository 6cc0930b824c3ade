declare global {
  interface Window {
    /** The tag manager's queue. */
    dataLayer?: object[];
  }
}

export function pushToDataLayer(entry: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}
