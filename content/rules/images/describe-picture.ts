import type { Image } from '../../entities/image.ts';

/** A picture with another description. One that is described is decorative no more. */
export function describePicture<Given extends Partial<Image>>(
  { isDecorative, ...image }: Given,
  alt: string,
) {
  return { ...image, alt, ...(isDecorative && alt.trim() === '' ? { isDecorative: true } : {}) };
}

/** Whether people who do not see a picture miss something that no editor has decided they may. */
export const lacksDescription = ({ alt = '', isDecorative }: Partial<Image>): boolean =>
  alt.trim() === '' && isDecorative !== true;
