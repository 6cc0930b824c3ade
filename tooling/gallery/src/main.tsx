import '@guide/ui/tokens.css';
import '@guide/ui/base.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
createRoot(document.getElementById('root') ?? document.body).render(<Gallery only={query.get('part')} />);
