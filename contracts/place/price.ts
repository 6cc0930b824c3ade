import type { PriceRange } from '../api';
import { thousands, twoDecimals } from '../site/numbers';
import { i18n } from '../texts';

/** The city's money. */
export interface Money {
  /** ISO 4217. */
  currency: string;
  /** BCP 47. */
  locale: string;
  /** `amountAffixes`, so that a page needs no `Intl`. */
  amount?: [before: string, after: string];
}

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
export const priceMeaning = (range: PriceRange): string =>
  [i18n.t('Free'), i18n.t('Budget'), i18n.t('Moderate'), i18n.t('Premium'), i18n.t('Luxury')][
    priceLevel(range)
  ]!;

/** "Free", "Moderate (££)" */
export const priceName = (range: PriceRange): string =>
  range === 'Free' ? i18n.t('Free') : `${priceMeaning(range)} (${range})`;

const formats = new Map<string, Intl.NumberFormat>();

/** The sign of price ranges: "£", "CHF". @throws {RangeError} for an unknown currency or locale */
export const currencySign = ({ currency, locale }: Money): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')!.value;

/**
 * What is written before and after an amount: `['£', '']`, `['', ' €']`.
 * @returns undefined if amounts of the currency have not two decimals, or other digits
 */
export function amountAffixes({ currency, locale }: Money): [before: string, after: string] | undefined {
  const format = amountFormat(currency, locale);
  const parts = format.formatToParts(5);
  const at = parts.findIndex(({ type }) => type === 'integer');
  const join = (some: Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('');
  const isUsual = parts[at]?.value === '5' && format.resolvedOptions().maximumFractionDigits === 2;
  return isUsual ? [join(parts.slice(0, at)), join(parts.slice(at + 1))] : undefined;
}

/** An amount in the city's currency: "£29.90", "£5", "¥1,200"; "free" for 0. */
export function amountText(value: number, { currency, locale, amount }: Money): string {
  if (value === 0) return i18n.t('free');
  if (!amount) return amountFormat(currency, locale).format(value);
  return amount[0] + (Number.isInteger(value) ? thousands(value) : twoDecimals(value)) + amount[1];
}

function amountFormat(currency: string, locale: string): Intl.NumberFormat {
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
  return format;
}

/** The lowest price of an adult; `isLowest` if others pay more. */
export interface AdultPrice {
  amount: number;
  isLowest: boolean;
}

/** For cards and Quick Info: "from £29.90", "£12". */
export function adultPriceText({ amount, isLowest }: AdultPrice, money: Money): string {
  const price = amountText(amount, money);
  return isLowest ? i18n.t('from {price}', { price }) : price;
}
