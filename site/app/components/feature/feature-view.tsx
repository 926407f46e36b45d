import { PageHead } from '../collection/collection-view.tsx';
import type { ViewProps } from '../page-body/view.ts';

/** The head of a feature or landing page; what the page is made of follows in its layout. */
export function FeatureView({ component, priority }: ViewProps<'Feature'>) {
  const { title, description, image } = component.data;
  return <PageHead title={title} description={description} image={image} priority={priority} />;
}
