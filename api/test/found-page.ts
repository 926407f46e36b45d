import type { ComposedPage } from '#content/page/composed-page.ts';
import type { TestApi } from './open-api.ts';

interface FoundPage {
  status: number;
  body: ComposedPage & { errors?: Record<string, unknown>[] };
  headers: Headers;
}

/** A component as tests look at it, whatever its type. */
interface LooseComponent {
  id: string;
  meta?: { componentType: string };
  status?: number;
  items?: { slug: string; title: string; url: string }[];
  data?: Record<string, never>;
  errors?: { code: number; message: string; availableOn?: unknown }[];
}

export const findPage = async (api: TestApi, path: string): Promise<FoundPage> =>
  api.json(`/composer/testsite/pages/${path}`);

export function component(found: FoundPage, id: string): LooseComponent {
  return found.body.data.components.find((entry) => entry.id === id) as unknown as LooseComponent;
}

export function slugs(found: FoundPage, id: string): string[] {
  return (component(found, id).items ?? []).map(({ slug }) => slug);
}
