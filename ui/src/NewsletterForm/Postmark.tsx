import styles from './NewsletterForm.module.css';

export const Postmark = ({ product, year }: { product: string; year: number }) => (
  <svg className={styles.postmark} viewBox="0 0 190 90" aria-hidden="true">
    <circle cx="142" cy="44" r="36" />
    <circle cx="142" cy="44" r="29" />
    {[24, 38, 52, 66].map((height, row) => (
      <path key={height} d={`M2 ${height}q13-8 26 0t26 0 26 0 ${[26, 24, 24, 28][row]} 0`} />
    ))}
    <text x="142" y="42" textLength={product.length > 7 ? 50 : undefined} lengthAdjust="spacingAndGlyphs">
      {product.toUpperCase()}
    </text>
    <text x="142" y="56">
      {year}
    </text>
  </svg>
);
