import { copy } from '#app/copy/site.ts';
import { Badge } from '#design/badge/badge.tsx';

import type { ViewProps } from '../../page/view.ts';
import { PageHead } from '../../primitives/page-head/page-head.tsx';

/** A collection's introduction over its picture; the layout places its stories below. */
export function CollectionView({ component, priority }: ViewProps<'Collection'>) {
  const { id, title, description, image, typeSlug } = component.data;
  const isSpecial = typeSlug === 'special-feature';
  return (
    <PageHead
      title={title}
      description={description}
      image={image}
      priority={priority}
      path={[]}
      label={
        <p>
          <Badge kind="line">{isSpecial ? copy.specialFeature : copy.collection}</Badge>
        </p>
      }
    >
      <div data-staff-place={`collection/${id}`} />
    </PageHead>
  );
}
