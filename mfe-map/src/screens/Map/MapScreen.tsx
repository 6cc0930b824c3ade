import { useHost } from '@guide/contracts/module';
import { wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Container, classNames, HydrateLater, PageHead } from '@guide/ui';
import { useAreas } from '../../api/useAreas';
import { AllAreas } from './AllAreas';
import { AreaGuide } from './AreaGuide';
import { CityPlaces } from './CityPlaces';
import styles from './MapScreen.module.css';
import { MapTips } from './MapTips';
import { PopularAreas } from './PopularAreas';
import { useChosenArea } from './useChosenArea';

export const mapIntro = (city: string): string =>
  i18n.t(
    "Navigate through {city}'s diverse neighborhoods and find the perfect places to visit during your trip.",
    { city },
  );

export const areaIntro = (area: string): string =>
  i18n.t('Discover the best attractions, restaurants, and entertainment in {area}.', { area });

export function MapScreen() {
  const { site } = useHost();
  const areas = useAreas();
  const chosen = useChosenArea(areas.data);
  const area = chosen.area?.name ?? chosen.name;
  const name = area && wordIn(site, area);
  return (
    <>
      <Container wide>
        <PageHead
          slim
          title={
            name
              ? i18n.t('Explore {name}', { name })
              : i18n.t('Interactive {city} Map', { city: site.product })
          }
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
