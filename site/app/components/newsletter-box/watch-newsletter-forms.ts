/** Hears every form for letters from outside the components: what sends it costs a page nothing before it is used. */
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
