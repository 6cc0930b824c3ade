/** The library publishes no types; only what is used is declared. */
declare module 'semver' {
  const semver: {
    satisfies(version: string, range: string): boolean;
    valid(version: string): string | null;
    gt(one: string, other: string): boolean;
    gte(one: string, other: string): boolean;
  };
  export default semver;
}
