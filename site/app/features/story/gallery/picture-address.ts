/** The address of one picture alone; the gallery's own address shows all of them. */
export const pictureHref = (basePath: string, number: number) => `${basePath}${number}/`;

/** The anchor of a picture among all of them. */
export const plateId = (number: number) => `picture-${number}`;
