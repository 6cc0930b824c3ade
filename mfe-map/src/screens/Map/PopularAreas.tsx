import type { Area } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Container, ErrorPanel, Grid, SectionHead } from '@guide/ui';
import { AreaCard } from './AreaCard';

interface PopularAreasProps {
  areas: { data: Area[] | undefined; isPending: boolean; refetch: () => Promise<unknown> };
}

export function PopularAreas({ areas: { data, isPending, refetch } }: PopularAreasProps) {
  const { site } = useHost();
  if (isPending || data?.length === 0) return null;
  return (
    <Container wide section labelledBy="popular-areas">
      <SectionHead id="popular-areas" title={i18n.t('Popular {city} Areas', { city: site.product })} />
      {data ? (
        <Grid>
          {data.map((area) => (
            <AreaCard key={area.id} area={area} />
          ))}
        </Grid>
      ) : (
        <ErrorPanel
          level={3}
          title={i18n.t('The areas could not be loaded')}
          text={i18n.t('The map still works. Check your connection and try again.')}
          onRetry={() => void refetch()}
        />
      )}
    </Container>
  );
}
