/** In the page's own colors and letters; a page that has none gets plain ones. */
const rules = `
#disqus_thread { line-height: 1.45; }
#disqus_thread button, #disqus_thread select, #disqus_thread textarea { font: inherit; color: inherit; }
.discussion-bar { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 1rem; align-items: center; }
.discussion-form { display: grid; gap: .75rem; justify-items: start; margin-block: 1rem; }
.discussion-form textarea { inline-size: 100%; padding: .75rem; border: 1px solid; border-radius: .25rem; background: none; }
.discussion-list { list-style: none; margin: 0; padding: 0; }
.discussion-list .discussion-list { margin-inline-start: 1rem; padding-inline-start: 1rem; border-inline-start: 1px solid; }
.discussion-comment { padding-block: 1rem; }
.discussion-head { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
.discussion-head img { border-radius: 50%; }
.discussion-words { white-space: pre-wrap; overflow-wrap: anywhere; margin-block: .5rem; }
.discussion-words a { text-decoration: underline; }
.discussion-tools { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
#disqus_thread button { min-block-size: 2.75rem; background: none; border: 0; padding: 0 .25rem; cursor: pointer; text-decoration: underline; }
#disqus_thread button[aria-pressed=true] { font-weight: 700; }
#disqus_thread button:disabled { cursor: default; text-decoration: none; }
#disqus_thread .discussion-form button { border: 1px solid; border-radius: .25rem; padding-inline: 1rem; text-decoration: none; }
.discussion-sort select { min-block-size: 2.75rem; background: Canvas; color: CanvasText; }
.discussion-quiet { margin-block: 1rem; }
.discussion-quiet:empty { display: none; }
`;

export function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
