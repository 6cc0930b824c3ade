import { i18n } from '@guide/contracts/texts';
import { DetailHead, DiamondList } from '@guide/ui';
import styles from './About.module.css';
import type { PlaceContent } from './content/placeContent';

export const About = ({ content }: { content: PlaceContent }) => (
  <section aria-labelledby="about">
    <DetailHead id="about" title={i18n.t('About')} />
    <div className={styles.text}>
      <p {...content.partOf('description')} className={styles.opening}>
        {content.description}
      </p>
      {content.history.map((paragraph, index) => (
        <p key={paragraph} {...content.partOf(index === 0 ? 'about' : 'setting')}>
          {paragraph}
        </p>
      ))}
    </div>
    <div className={styles.lists}>
      <div>
        <h3 className={styles.head}>{i18n.t('Highlights')}</h3>
        <DiamondList {...content.partOf('highlights')} items={content.highlights} />
      </div>
      {content.funFacts.length > 0 && (
        <div className={styles.facts}>
          <h3 className={styles.head}>{i18n.t('Fun Facts')}</h3>
          <DiamondList {...content.partOf('funFacts')} items={content.funFacts} />
        </div>
      )}
    </div>
  </section>
);
