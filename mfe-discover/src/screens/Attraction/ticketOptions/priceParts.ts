/**
 * "from £450 per capsule" → figure "from £450" and unit "per capsule".
 * @returns the unit "per person" where the price names none
 */
export function priceParts(price: string): { figure: string; unit: string } {
  const at = price.indexOf(' per ');
  return at < 0
    ? { figure: price, unit: 'per person' }
    : { figure: price.slice(0, at), unit: price.slice(at + 1) };
}
