/** The library has no published types; this declares what is used. */
declare module 'semver' {
  const semver: {
    satisfies(version: string, range: string): boolean;
    valid(version: string): string | null;
    gt(a: string, b: string): boolean;
    gte(a: string, b: string): boolean;
  };
  export default semver;
}
