/** A part of a page. While it is closed, React leaves the server's HTML of its content alone. */
export interface ServedPart {
  isClosed: boolean;
  /** Whether React has rendered the content. */
  isRendered: boolean;
  /** Whether React has tried to hydrate the closed part. */
  wasTried: boolean;
  /** Resolves when the part opens. */
  opened: Promise<void>;
  open(): void;
  onRendered?: () => void;
}

export function createPart(): ServedPart {
  let resolve = () => {};
  const opened = new Promise<void>((settle) => {
    resolve = settle;
  });
  const part: ServedPart = {
    isClosed: false,
    isRendered: false,
    wasTried: false,
    opened,
    open() {
      part.isClosed = false;
      // With a status, React continues in the same task, so that no press is lost.
      Object.assign(opened, { status: 'fulfilled', value: undefined });
      resolve();
    },
  };
  return part;
}
