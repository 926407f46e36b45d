/** Paper has no scrolling: pictures that wait to be scrolled to would be blank on it. */
export function loadForPrint(
  window: Pick<Window, 'addEventListener'>,
  page: Pick<Document, 'querySelectorAll'>,
): void {
  window.addEventListener('beforeprint', () => {
    for (const picture of page.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]'))
      picture.loading = 'eager';
  });
}
