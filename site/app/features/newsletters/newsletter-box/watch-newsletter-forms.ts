/** Handles every newsletter form from outside the components, so that the code that sends it loads on first use. */
export function watchNewsletterForms(page: Document): void {
  const formOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLFormElement>('form[data-newsletters]') : null;
  const code = () => import('./newsletter-form.ts');
  // The bot check takes a moment; it runs while the reader types.
  page.addEventListener('focusin', (event) => {
    const form = formOf(event);
    if (form)
      code().then(
        ({ prepareNewsletterForm }) => prepareNewsletterForm(form),
        () => {},
      );
  });
  page.addEventListener('submit', (event) => {
    const form = formOf(event);
    if (!form) return;
    event.preventDefault();
    code().then(
      ({ submitNewsletterForm }) => submitNewsletterForm(form),
      () => {},
    );
  });
}
