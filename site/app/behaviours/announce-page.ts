/**
 * Announces the new page's title to screen readers: browsers do that for a new document, not for a page that a script
 * rendered. The live region must be in the document before its text changes.
 */
export function createAnnouncer(): (text: string) => void {
  const region = document.createElement('div');
  region.className = 'vh';
  region.setAttribute('role', 'status');
  region.dataset.place = 'announcer';
  document.body.append(region);
  return (text) => {
    region.textContent = text;
  };
}
