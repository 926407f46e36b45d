/** A collection that an editor shows as a special report. */
export function isReport({ layoutName }: { layoutName?: string | undefined }): boolean {
  return layoutName === 'report';
}
