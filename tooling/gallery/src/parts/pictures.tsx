import { MapStill, SiteProvider, SmartImage, useSite } from '@guide/ui';
import type { ReactNode } from 'react';
import type { Part } from '../part';
import styles from './board.module.css';

const Saving = ({ children }: { children: ReactNode }) => (
  <SiteProvider link={useSite().link} saveData>
    {children}
  </SiteProvider>
);

const NEVER = '/images/never.svg';

export const pictures: Part = {
  name: 'Pictures',
  states: [
    {
      label: 'Loaded',
      show: (
        <div className={styles.frame}>
          <SmartImage src="/images/london-eye.svg" alt="The London Eye at dusk" sizes="280px" />
        </div>
      ),
    },
    {
      label: 'The map, by day or by night',
      show: (
        <div className={styles.frame}>
          <MapStill alt="Map of central London" sizes="280px" />
        </div>
      ),
    },
    {
      label: 'Failed, with a name',
      show: (
        <div className={styles.frame}>
          <SmartImage src={NEVER} alt="" name="Banqueting House" />
        </div>
      ),
    },
    {
      label: 'Failed, with another picture',
      show: (
        <div className={styles.frame}>
          <SmartImage src={NEVER} fallbackSrc="/images/tate-modern.svg" alt="" />
        </div>
      ),
    },
    {
      label: 'Failed, with neither',
      show: (
        <div className={styles.frame}>
          <SmartImage src={NEVER} alt="" />
        </div>
      ),
    },
    {
      label: 'Data saver: on request',
      show: (
        <Saving>
          <div className={styles.frame}>
            <SmartImage src="/images/tower-of-london.svg" alt="" name="Tower of London" sizes="280px" />
          </div>
        </Saving>
      ),
    },
  ],
};
