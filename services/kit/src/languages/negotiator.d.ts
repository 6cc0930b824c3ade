/** The part of the package that the guide uses. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** The language ranges of Accept-Language without `q=0`, best first. */
    languages(): string[];
  }
}
