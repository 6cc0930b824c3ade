import { CommandError } from '../errors';
import { type Document, isDocument } from '../values/document';

/** A place in a document that an update works on, given by its path; arrays are entered by index. */
export class Field {
  readonly path: string;

  constructor(
    private readonly root: Document,
    private readonly parts: string[],
  ) {
    this.path = parts.join('.');
  }

  /** The value there, `undefined` when missing. */
  read(): unknown {
    let value: unknown = this.root;
    for (const part of this.parts) {
      const inside = Array.isArray(value) || isDocument(value);
      if (!inside || !Object.hasOwn(value as object, part)) return undefined;
      value = (value as Document)[part];
    }
    return value;
  }

  /** Puts a value there, making documents on the way. @throws CommandError 28 where one cannot be made */
  write(value: unknown): void {
    let parent: unknown = this.root;
    this.parts.forEach((part, depth) => {
      const last = depth === this.parts.length - 1;
      this.checkParent(parent, part, depth);
      const holder = parent as Document;
      if (last) holder[part] = value;
      else if (!Object.hasOwn(holder, part)) holder[part] = {};
      parent = holder[part];
    });
  }

  /** Takes the value away; in an array its place becomes null, as in MongoDB. */
  remove(): void {
    const parent = new Field(this.root, this.parts.slice(0, -1)).read();
    const last = this.parts[this.parts.length - 1]!;
    if (Array.isArray(parent) && Object.hasOwn(parent, last)) parent[Number(last)] = null;
    else if (isDocument(parent)) delete parent[last];
  }

  private checkParent(parent: unknown, part: string, depth: number): void {
    if (isDocument(parent)) return;
    if (Array.isArray(parent) && /^\d+$/.test(part) && Number(part) <= parent.length + 1500) {
      while (parent.length < Number(part)) parent.push(null);
      return;
    }
    const holder = this.parts[depth - 1];
    throw new CommandError(
      'PathNotViable',
      `Cannot create field '${part}' in '${holder}', which holds a value`,
    );
  }
}
