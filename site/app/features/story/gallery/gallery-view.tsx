import type { ViewProps } from '../../../components/page/view.ts';
import { GalleryViewer } from './gallery-viewer.tsx';
import { PlateList } from './plate-list.tsx';

/** A gallery to read down, or the one picture whose number is in the address. */
export function GalleryView({ component, page, priority }: ViewProps<'Gallery'>) {
  const story = component.data;
  const items = [...story.items].sort((a, b) => a.position - b.position);
  const { pageNumber, basePath } = page;
  const shared = { story, items, basePath, priority };
  if (pageNumber === undefined) return <PlateList {...shared} />;
  const number = Math.min(Math.max(1, pageNumber), Math.max(1, items.length));
  return <GalleryViewer {...shared} number={number} />;
}
