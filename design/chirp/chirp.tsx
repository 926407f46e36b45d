import type { CSSProperties } from 'react';
import styles from './chirp.module.css';

/** Width in percent of character `index` of `count`: a wave whose frequency rises, 125 down to 62. */
export function chirpWidth(index: number, count: number): number {
  return count < 2 ? 125 : Math.round(125 - (63 * index) / (count - 1));
}

function Characters({ text }: { text: string }) {
  const characters = [...text];
  return characters.map((character, index) =>
    character === ' ' ? (
      ' '
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: characters of a fixed word never move
      <span key={index} style={{ '--w': `${chirpWidth(index, characters.length)}%` } as CSSProperties}>
        {character}
      </span>
    ),
  );
}

export interface ChirpProps {
  text: string;
  /** Each word on its own line, each one a wave of its own. */
  stacked?: boolean;
}

/** A brand word in single characters, which a theme may make narrower from one to the next. Screen readers get the plain word. */
export function Chirp({ text, stacked = false }: ChirpProps) {
  return (
    <>
      <span aria-hidden="true" data-chirp="">
        {stacked ? (
          text.split(' ').map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words of a fixed title never move
            <span key={index} className={styles.line}>
              <Characters text={word} />
            </span>
          ))
        ) : (
          <Characters text={text} />
        )}
      </span>
      <span className="vh">{text}</span>
    </>
  );
}
