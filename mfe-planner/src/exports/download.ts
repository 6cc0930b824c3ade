export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Free the memory. Browsers have started to read the URL by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
