import styles from './play-disc.module.css';

/** Class of the play button in the middle of a video's poster; `--disc` sets another size. */
export const playDiscClass = styles.disc ?? '';
