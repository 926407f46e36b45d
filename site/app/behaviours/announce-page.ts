/**
 * Says the new page's title to those who hear the page: a browser does that for a new document, and nobody for a
 * page that a script drew. The region must stand in the document before it speaks.
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
