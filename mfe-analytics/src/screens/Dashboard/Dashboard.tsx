import { useHost, useQuery } from '@guide/contracts/module';
import { PageHead } from '@guide/ui';

export function Dashboard() {
  const { site, api } = useHost();
  const { data = [] } = useQuery({ queryKey: ['top-pages'], queryFn: () => api.topPages() });
  return (
    <div className="wrap">
      <PageHead title={`Analytics Dashboard`} />
      <ul>
        {data.map((item) => (
          <li key={item.path}>{item.path}</li>
        ))}
      </ul>
    </div>
  );
}
