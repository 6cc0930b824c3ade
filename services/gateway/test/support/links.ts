import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** A page, a mail, the sitemap. */
export interface Document {
  name: string;
  /** Its address in the guide, to which its links are relative. */
  address?: string;
  /** Media type. */
  type: string;
  body: string;
}

export interface Links {
  /** Own addresses, with query and fragment. */
  own: Set<string>;
  /** Origins of other sites. */
  others: Set<string>;
  /** Targets of fragments. */
  ids: Set<string>;
  /** Fragments of its links to itself. */
  fragments: Set<string>;
  /** Whether it is a page without its screen. */
  isFrame: boolean;
  /** Whether it shows that there are no results. */
  isEmpty: boolean;
}

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const LINKS = new Set(['href', 'src', 'action', 'formaction', 'poster']);
const LISTS = new Set(['srcset', 'imagesrcset']);
const LOCATIONS = new Set(['loc', 'image:loc']);
/** Fields with paths of API operations (`ServedQuery`, `PageState`), or the folder of a release. */
const NO_LINKS = new Set(['key', 'calls', 'base']);
/** The picture of `ui/src/EmptyState`. */
const EMPTY_PICTURE = /over an evening sea with nothing on it$/;

/** The strings in a JSON value. */
function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) if (!NO_LINKS.has(key)) yield* stringsIn(inner);
}

/** Not in the document's order. */
export function* elementsIn(root: Node): Generator<Element> {
  const nodes = [root];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if ('tagName' in node) yield node;
    if ('content' in node) nodes.push(node.content);
    if ('childNodes' in node) nodes.push(...node.childNodes);
  }
}

export const attributeOf = (element: Element | undefined, attribute: string) =>
  element?.attrs.find(({ name }) => name === attribute)?.value;

/**
 * Finds every address in a document except its own: in attributes, JSON of scripts and attributes, sitemaps, plain text.
 * @param origin - origin of the guide
 */
export function linksOf({ type, body, address }: Document, origin: string): Links {
  const base = new URL(address ?? '/', origin).href;
  const links: Links = {
    own: new Set(),
    others: new Set(),
    ids: new Set(),
    fragments: new Set(),
    isFrame: type.includes('html'),
    isEmpty: false,
  };
  const isOwn = (text: string) => /^\/(?!\/)/.test(text) || text.startsWith(`${origin}/`);

  function add(value: string): void {
    if (!URL.canParse(value, base)) return;
    const url = new URL(value, base);
    if (address && url.href.split('#')[0] === base) links.fragments.add(url.hash.slice(1));
    else if (url.origin === origin) links.own.add(url.pathname + url.search + url.hash);
    else if (url.protocol.startsWith('http')) links.others.add(url.origin);
  }

  function addJson(text: string): void {
    for (const value of stringsIn(JSON.parse(text))) if (isOwn(value)) add(value);
  }

  function addAttribute(name: string, value: string): void {
    if (LISTS.has(name)) for (const part of value.split(/,\s+/)) add(part.split(/\s/)[0]!);
    else if (LINKS.has(name) || isOwn(value)) add(value);
    else if (/^(\{"|\[["[{])/.test(value)) addJson(value);
  }

  function addElement(element: Element): void {
    const { tagName, attrs, childNodes } = element;
    for (const { name, value } of attrs) addAttribute(name, value);
    const id = attributeOf(element, 'id');
    if (id) links.ids.add(id);
    links.isFrame &&= tagName !== 'h1';
    links.isEmpty ||= EMPTY_PICTURE.test(attributeOf(element, 'aria-label') ?? '');
    const text = childNodes[0] && 'value' in childNodes[0] ? childNodes[0].value : '';
    if (LOCATIONS.has(tagName)) add(text);
    if (tagName === 'script' && attributeOf(element, 'type')?.endsWith('json')) addJson(text);
  }

  if (/html|xml/.test(type))
    for (const element of elementsIn(parse(body, { scriptingEnabled: false }))) addElement(element);
  else if (type.includes('json')) addJson(body);
  else for (const word of body.split(/[\s<>()]+/)) if (word.startsWith(`${origin}/`)) add(word);
  return links;
}
