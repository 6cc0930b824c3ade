import { useHost, useQuery } from '@guide/contracts/module';
import { PageHead } from '@guide/ui';

export function Map() {
  const { site, api } = useHost();
  const { data = [] } = useQuery({ queryKey: ['areas'], queryFn: () => api.areas() });
  return (
    <div className="wrap">
      <PageHead title={`Interactive ${site.product} Map`} />
      <ul>
        {data.map((item) => (
          <li key={item.name}>{item.name}</li>
        ))}
      </ul>
    </div>
  );
}
