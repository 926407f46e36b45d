import '../app/styles/global.css';
import '#theme.css';
// All at once: tests inspect a story as soon as it is rendered.
import '../app/features/story/embeds/all-embed-views.ts';
import { createRoot } from 'react-dom/client';
import { stories } from './story-files.ts';
import { Workshop } from './workshop.tsx';

const container = document.getElementById('workshop');
if (container) createRoot(container).render(<Workshop stories={stories} />);
