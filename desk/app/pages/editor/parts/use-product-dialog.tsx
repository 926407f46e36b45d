import { lazy, Suspense, useState } from 'react';
import { useStorySession } from '../../../story/use-story-session.ts';
import type { ProductSearch } from './product-dialog.tsx';

const ProductDialog = lazy(async () => ({
  default: (await import('./product-dialog.tsx')).ProductDialog,
}));

/** The search for products of other stories: how it opens, and the dialog while it is open. */
export function useProductDialog(search: ProductSearch) {
  const { storyId } = useStorySession();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const dialog = isOpen && (
    <Suspense>
      <ProductDialog
        {...search}
        storyId={storyId}
        onClose={close}
        onChoose={(product, isFirst) => {
          close();
          search.onChoose(product, isFirst);
        }}
      />
    </Suspense>
  );
  return { open: () => setIsOpen(true), dialog };
}
