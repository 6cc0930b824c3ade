import styles from './HistoricSignificance.module.css';

/** PUB-03. */
export const HistoricSignificance = ({ note }: { note: string }) => (
  <section className={styles.significance} aria-labelledby="significance">
    <h2 id="significance" className={styles.title}>
      Historic Significance
    </h2>
    <p className={styles.note}>{note}</p>
  </section>
);
