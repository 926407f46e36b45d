import './zod-settings.ts';
import './look.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { routes } from './routes.tsx';
import { applyTheme, storedTheme } from './shell/theme.ts';

applyTheme(storedTheme());
const root = document.getElementById('desk');
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes, { basename: '/desk' })} />
    </StrictMode>,
  );
