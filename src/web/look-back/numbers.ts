import { locale } from '../settings.ts';

const formatted = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(locale.value, options).format(value).replace('-', '−');

/** A part of an even match with its sign, from hundredths: +0.15. */
export const signed = (hundredths: number): string =>
  formatted(hundredths / 100, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });

export const decimal = (value: number): string =>
  formatted(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A share of the win: 56 %. */
export const percent = (share: number): string =>
  formatted(share, { style: 'percent', maximumFractionDigits: 0 });

export const whole = (value: number): string => formatted(value, { maximumFractionDigits: 0 });
