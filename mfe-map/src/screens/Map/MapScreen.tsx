import { useHost } from '@guide/contracts/module';
import { Container, classNames, HydrateLater, PageHead } from '@guide/ui';
import { useAreas } from '../../api/useAreas';
import { AllAreas } from './AllAreas';
import { AreaGuide } from './AreaGuide';
import { CityPlaces } from './CityPlaces';
import styles from './MapScreen.module.css';
import { MapTips } from './MapTips';
import { PopularAreas } from './PopularAreas';
import { useChosenArea } from './useChosenArea';

export const mapIntro = (product: string): string =>
  `Navigate through ${product}'s diverse neighborhoods and find the perfect places to visit during your trip.`;

export const areaIntro = (area: string): string =>
  `Discover the best attractions, restaurants, and entertainment in ${area}.`;

export function MapScreen() {
  const { site } = useHost();
  const areas = useAreas();
  const chosen = useChosenArea(areas.data);
  const name = chosen.area?.name ?? chosen.name;
  return (
    <>
      <Container wide>
        <PageHead
          slim
          title={name ? `Explore ${name}` : `Interactive ${site.product} Map`}
          lead={name ? areaIntro(name) : mapIntro(site.product)}
        >
          <div className={styles.buttons}>
            <AllAreas />
            <MapTips />
          </div>
        </PageHead>
        <div className={classNames(styles.columns, chosen.area && styles.withGuide)}>
          <CityPlaces areas={areas.data} chosen={chosen} />
          {chosen.area && <AreaGuide area={chosen.area} />}
        </div>
      </Container>
      {!chosen.name && (
        <HydrateLater>
          <PopularAreas areas={areas} />
        </HydrateLater>
      )}
    </>
  );
}
