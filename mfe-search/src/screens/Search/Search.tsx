import { useHost, useQuery } from '@guide/contracts/module';
import { PageHead } from '@guide/ui';

export function Search() {
  const { site, api } = useHost();
  const { data = [] } = useQuery({
    queryKey: ['search'],
    queryFn: () => api.search().then((page) => page.results),
  });
  return (
    <div className="wrap">
      <PageHead title={`All ${site.product} Attractions`} />
      <ul>
        {data.map((item) => (
          <li key={item.name}>{item.name}</li>
        ))}
      </ul>
    </div>
  );
}
