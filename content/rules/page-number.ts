import { pageNumberMost, pictureListingLastPage } from '../limits.ts';

interface PageNumber {
  /** From 1. */
  page: number;
  /** Page 1 written out, zeros in front and 0 show the same page under a longer address. */
  isCanonical: boolean;
}

/** A path segment of digits. Numbers past the last page are still page numbers: the page then answers 404. */
export function parsePageNumber(segment: string): PageNumber | undefined {
  if (!/^\d+$/.test(segment)) return undefined;
  const digits = segment.replace(/^0+/, '');
  const number = digits.length > 6 ? pageNumberMost : Number(digits || 0);
  return { page: Math.max(1, number), isCanonical: number > 1 && digits === segment };
}

/** The gallery listing takes 0 to 724; other digits are a gallery's slug. */
export function parsePicturesPage(segment: string): PageNumber | undefined {
  const number = parsePageNumber(segment);
  return number && number.page <= pictureListingLastPage ? number : undefined;
}

export function offsetOfPage(page: number, limit: number): number {
  return (page - 1) * limit;
}

export function lastPage(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}
