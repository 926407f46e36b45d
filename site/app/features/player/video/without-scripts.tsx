import { withoutScriptsCopy } from '#app/copy/video.ts';
import type { PlayableVideo } from '../playable-video.ts';
import styles from './without-scripts.module.css';

interface WithoutScriptsProps {
  playable: PlayableVideo;
  transcriptId: string | undefined;
}

/** Below the browser's own player: the file, its captions and its words, for readers without scripts. */
export function WithoutScripts({ playable, transcriptId }: WithoutScriptsProps) {
  const { sources, captions } = playable;
  if (!sources.mp4) return null;
  return (
    <>
      <p className={styles.note}>{withoutScriptsCopy.note}</p>
      <ul className={styles.files}>
        <li>
          <a href={sources.mp4.url}>{withoutScriptsCopy.file}</a>
        </li>
        {captions && (
          <li>
            <a href={captions}>{withoutScriptsCopy.captionsFile}</a>
          </li>
        )}
        {transcriptId && (
          <li>
            <a href={`#${transcriptId}`}>{withoutScriptsCopy.readTranscript}</a>
          </li>
        )}
      </ul>
    </>
  );
}
