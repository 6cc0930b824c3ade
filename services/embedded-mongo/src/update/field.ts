import { CommandError, unsupported } from '../errors';
import { type Document, isDocument } from '../values/document';

/** A place in a document that an update works on, given by its path. */
export class Field {
  readonly path: string;
  private readonly name: string;

  constructor(
    private readonly root: Document,
    private readonly parts: string[],
  ) {
    this.path = parts.join('.');
    this.name = parts.at(-1)!;
  }

  /** The value there, `undefined` when missing. */
  read(): unknown {
    const holder = this.holder();
    return holder && Object.hasOwn(holder, this.name) ? holder[this.name] : undefined;
  }

  /** Puts a value there, making documents on the way. */
  write(value: unknown): void {
    this.holder(true)![this.name] = value;
  }

  /** Takes the value away. */
  remove(): void {
    const holder = this.holder();
    if (holder) delete holder[this.name];
  }

  /**
   * The document that holds the field, `undefined` when there is none.
   * @param make whether documents on the way are made
   * @throws CommandError 238 for an array on the way, 28 where a document cannot be made
   */
  private holder(make = false): Document | undefined {
    let holder = this.root;
    for (const [depth, part] of this.parts.slice(0, -1).entries()) {
      if (make && !Object.hasOwn(holder, part)) holder[part] = {};
      const inner = Object.hasOwn(holder, part) ? holder[part] : undefined;
      if (Array.isArray(inner)) throw unsupported(`an update inside the array '${part}'`);
      if (!isDocument(inner)) {
        if (!make) return undefined;
        throw new CommandError(
          'PathNotViable',
          `Cannot create field '${this.parts[depth + 1]}' in '${part}', which holds a value`,
        );
      }
      holder = inner;
    }
    return holder;
  }
}
