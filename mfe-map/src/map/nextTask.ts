/** Lets the browser do what a visitor waits for. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
