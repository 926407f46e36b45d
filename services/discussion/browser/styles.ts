import rules from '#design/discussion/thread.css?inline';
import forms from '#design/discussion/thread-forms.css?inline';

/** Uses the page's colors and fonts, with plain defaults. */
export function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules + forms);
  document.adoptedStyleSheets.push(sheet);
}
