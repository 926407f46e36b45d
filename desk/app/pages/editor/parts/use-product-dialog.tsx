import { lazy, Suspense, useState } from 'react';
import type { NamedProduct } from '#content/entities/named-product.ts';
import { useStorySession } from '../../../story/use-story-session.ts';

const ProductDialog = lazy(async () => ({
  default: (await import('./product-dialog.tsx')).ProductDialog,
}));

/** The search for products of other stories: how it opens, and the dialog while it is open. */
export function useProductDialog(title: string, onChoose: (product: NamedProduct) => void) {
  const { storyId } = useStorySession();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const dialog = isOpen && (
    <Suspense>
      <ProductDialog
        title={title}
        storyId={storyId}
        onClose={close}
        onChoose={(product) => {
          close();
          onChoose(product);
        }}
      />
    </Suspense>
  );
  return { open: () => setIsOpen(true), dialog };
}
