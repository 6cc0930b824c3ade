/** Yields to the browser, so that it can handle input. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
