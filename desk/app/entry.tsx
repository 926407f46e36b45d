import './zod-settings.ts';
import './look.css';
import '#theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { holdTimeZone } from '#content/rules/newsroom-time.ts';
import { registerWorker } from './register-worker.ts';
import { routes } from './routes.tsx';
import { deskSettings } from './settings.ts';
import { applyTheme, storedTheme } from './shell/theme.ts';

holdTimeZone(deskSettings().timeZone);
applyTheme(storedTheme());
registerWorker();
const root = document.getElementById('desk');
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes, { basename: '/desk' })} />
    </StrictMode>,
  );
