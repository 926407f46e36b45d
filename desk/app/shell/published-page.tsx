import { useEffect, useState } from 'react';
import { getStory } from '#content/calls/stories.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { callApi } from '../api/call-api.ts';
import { ButtonLink } from '../ui/button.tsx';

/** A link to the page of a story as readers see it; nothing for a story that is not published. */
export default function PublishedPage({ id }: { id: string }) {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    callApi(getStory, { params: { id } }).then(
      ({ type, slug }) => setPath(pathFor(type, { slug })),
      () => setPath(undefined),
    );
  }, [id]);
  return path === undefined ? null : (
    <ButtonLink to={path} isExternal>
      See the published page
    </ButtonLink>
  );
}
