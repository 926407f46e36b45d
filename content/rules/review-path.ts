import type { TechProduct } from '../entities/product.ts';
import { pathFor } from './route-paths.ts';

interface ReviewedProduct {
  targetSlug?: string | undefined;
  techProd?: Pick<TechProduct, 'seoUrl' | 'slugs'> | undefined;
}

/** The page that reviews a product: the named one, else the one of the product's own address. */
export function reviewPath({ targetSlug, techProd }: ReviewedProduct): string | undefined {
  const slug = [targetSlug, techProd?.seoUrl?.slug, techProd?.slugs[0]].find(
    (name) => name !== undefined && /^[\w.~-]+$/.test(name),
  );
  return slug && pathFor('review', { slug });
}
