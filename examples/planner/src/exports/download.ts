/** Downloads a text as a file. */
export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it when the click returns; without this it would stay in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
