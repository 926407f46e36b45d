/** `matchMedia` of a window of this width with a root font of 16 px, unless another font size is given. */
export const mediaOfWidth =
  (width: number, fontSize = 16) =>
  (query: string): Pick<MediaQueryList, 'matches'> => {
    const least = /^\(min-width: ([\d.]+)rem\)$/.exec(query)?.[1];
    return { matches: least !== undefined && Number(least) * fontSize <= width };
  };
