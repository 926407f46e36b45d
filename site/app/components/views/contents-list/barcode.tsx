import styles from './contents-list.module.css';

/** Width of the picture in its own units; it is stretched to its place. */
const width = 300;

/** Minutes as lines, and a longer white line where each chapter begins. */
export function Barcode({ minutes }: { minutes: readonly number[] }) {
  const total = minutes.reduce((sum, each) => sum + each, 0);
  if (total === 0) return null;
  const starts = minutes.map((_, index) => minutes.slice(0, index).reduce((sum, each) => sum + each, 0));
  const lines = Array.from({ length: 90 }, (_, index) => {
    const x = (index * width) / 90;
    const thickness = 1 + ((index * 7 + minutes.length) % 3) * 0.6;
    return `M${x.toFixed(1)} 8h${thickness.toFixed(1)}V44h-${thickness.toFixed(1)}z`;
  });
  const ticks = starts.map((start) => `M${((start * width) / total).toFixed(1)} 0h3V44h-3z`);
  return (
    <svg className={styles.bars} viewBox={`0 0 ${width} 44`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.lines} d={lines.join('')} />
      <path className={styles.ticks} d={ticks.join('')} />
    </svg>
  );
}
