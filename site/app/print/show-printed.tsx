import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { PageState } from '../page-store.ts';
import { PrintEnd } from './print-end.tsx';
import { PrintHead } from './print-head.tsx';
import { printIds } from './print-ids.ts';
import { printProperties } from './print-properties.ts';
import { printedPage } from './printed-page.ts';

const roots = new Map<string, Root>();

/** What paper shows of the page just opened; the document brought that of its first page. */
export function showPrinted({ screen, shell }: PageState): void {
  const printed = screen && printedPage(screen, { siteUrl: location.origin, year: shell.year });
  for (const [name, value] of Object.entries(printProperties(printed)))
    document.documentElement.style.setProperty(name, value ?? null);
  render(printIds.head, printed && <PrintHead printed={printed} />);
  render(printIds.end, printed && <PrintEnd printed={printed} />);
}

function render(id: string, content: ReactNode): void {
  const element = document.getElementById(id);
  if (!element) return;
  const root = roots.get(id) ?? createRoot(element);
  roots.set(id, root);
  root.render(content);
}
