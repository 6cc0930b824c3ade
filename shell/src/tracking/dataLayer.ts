declare global {
  interface Window {
    dataLayer?: object[];
  }
}

export function pushToDataLayer(entry: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}
