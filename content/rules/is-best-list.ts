/** Both the type and the section make a best list; commerce treatment follows from it. */
export function isBestList({ type, section }: { type?: string | undefined; section?: string | undefined }) {
  return type === 'best-list' || section === 'bottom_funnel';
}
