import type { PriceRange } from '../api';

/** The city's money. */
export interface Money {
  /** ISO 4217. */
  currency: string;
  /** BCP 47. */
  locale: string;
}

const LEVEL_NAMES = ['Free', 'Budget', 'Moderate', 'Premium', 'Luxury'];
/** "Free", or the currency's sign one to four times (ENT-05). */
const PRICE_RANGE = /^(?:Free|(?!free)([^\s\d]{1,4}?)\1{0,3})$/;

/** Whether a text can be a price range: "Free", "€€". */
export const isPriceRange = (text: string): boolean => PRICE_RANGE.test(text);

/** The number of signs: "££" is 2, "Free" is 0. */
export function priceLevel(range: PriceRange): number {
  const sign = PRICE_RANGE.exec(range)?.[1];
  return sign ? range.length / sign.length : 0;
}

/** What a level means: "Moderate" for "££" (CONST-08). */
export const priceMeaning = (range: PriceRange): string => LEVEL_NAMES[priceLevel(range)]!;

/** "Free", "Moderate (££)" */
export const priceName = (range: PriceRange): string =>
  range === 'Free' ? range : `${priceMeaning(range)} (${range})`;

const formats = new Map<string, Intl.NumberFormat>();

/** The sign of price ranges: "£", "CHF". @throws {RangeError} for an unknown currency or locale */
export const currencySign = ({ currency, locale }: Money): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')!.value;

/** An amount in the city's currency: "£29.90", "£5", "¥1,200"; "free" for 0. */
export function amountText(amount: number, { currency, locale }: Money): string {
  if (amount === 0) return 'free';
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    });
    formats.set(key, format);
  }
  return format.format(amount);
}

/** The lowest price of an adult; `isLowest` if others pay more. */
export interface AdultPrice {
  amount: number;
  isLowest: boolean;
}

/** For cards and Quick Info: "from £29.90", "£12". */
export const adultPriceText = ({ amount, isLowest }: AdultPrice, money: Money): string =>
  `${isLowest ? 'from ' : ''}${amountText(amount, money)}`;
