import { currentLanguage } from '../texts';

const formats = new Map<string, Intl.NumberFormat>();

function format(value: number, fractionDigits: number): string {
  const language = currentLanguage();
  const key = `${language} ${fractionDigits}`;
  let known = formats.get(key);
  if (!known) {
    known = new Intl.NumberFormat(language, {
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    });
    formats.set(key, known);
  }
  return known.format(value);
}

/** Formats an integer in the page's language: "12,345". English without `Intl`, whose first call takes phones 100 ms. */
export const thousands = (count: number): string =>
  currentLanguage() === 'en' ? String(count).replace(/\B(?=(\d{3})+$)/g, ',') : format(count, 0);

/** Formats an amount with two decimal places in the page's language: "1,029.90". */
export const twoDecimals = (value: number): string =>
  currentLanguage() === 'en' ? value.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',') : format(value, 2);

/** Formats a number with one decimal place in the page's language: "4.5". */
export const oneDecimal = (value: number): string =>
  currentLanguage() === 'en' ? value.toFixed(1) : format(value, 1);
