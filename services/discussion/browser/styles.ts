import rules from '#design/discussion/thread.css?inline';

/** In the page's own colors and letters; a page that has none gets plain ones. */
export function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
