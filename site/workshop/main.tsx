import '../app/styles/global.css';
import { createRoot } from 'react-dom/client';
import { stories } from './story-files.ts';
import { Workshop } from './workshop.tsx';

const container = document.getElementById('workshop');
if (container) createRoot(container).render(<Workshop stories={stories} />);
