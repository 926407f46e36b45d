import { useEffect, useState } from 'react';
import { captionWords } from '#content/rules/parse-captions.ts';
import styles from './controls.module.css';

/** The current caption on a solid background: native captions do not avoid our buttons. */
export function CaptionLine({ video, isOn }: { video: HTMLVideoElement; isOn: boolean }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const [track] = video.textTracks;
    if (!track) return;
    // Hidden tracks are read but not rendered; disabled ones are not even fetched.
    track.mode = isOn ? 'hidden' : 'disabled';
    const read = () =>
      setText(
        [...(track.activeCues ?? [])]
          .map((cue) => ('text' in cue ? captionWords(String(cue.text)) : ''))
          .join(' '),
      );
    track.addEventListener('cuechange', read);
    return () => track.removeEventListener('cuechange', read);
  }, [video, isOn]);
  if (!isOn || !text) return null;
  return (
    <p className={styles.caption} data-captions>
      <span>{text}</span>
    </p>
  );
}
