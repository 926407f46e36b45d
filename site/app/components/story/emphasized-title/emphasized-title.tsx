interface EmphasizedTitleProps {
  title: string;
  /** Words of the title in italic; words it does not contain are ignored. */
  emphasis?: string | undefined;
}

/** A title with one word in italic. */
export function EmphasizedTitle({ title, emphasis }: EmphasizedTitleProps) {
  const at = emphasis ? title.indexOf(emphasis) : -1;
  if (!emphasis || at < 0) return title;
  return (
    <>
      {title.slice(0, at)}
      <em>{emphasis}</em>
      {title.slice(at + emphasis.length)}
    </>
  );
}
