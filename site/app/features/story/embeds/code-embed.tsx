import { useState } from 'react';
import { copyText } from '#app/behaviours/copy-text.ts';
import { embedCopy } from '#app/copy/embeds.ts';
import { copy } from '#app/copy/site.ts';
import { Icon } from '#design/icons/icon.tsx';
import type { EmbedProps } from '../../../components/story/embed-props.ts';
import styles from './code-embed.module.css';

export function CodeEmbed({ embed }: EmbedProps<'code'>) {
  const [words, setWords] = useState('');
  const take = async () => setWords((await copyText(embed.code)) ? embedCopy.copied : copy.notCopied);
  return (
    <figure className={styles.code}>
      <figcaption>
        <span>{embed.language}</span>
        <button type="button" onClick={() => void take()} data-needs-script data-print="none">
          <Icon name={words === embedCopy.copied ? 'check' : 'copy'} size={16} />
          {embedCopy.copyCode}
        </button>
        <span className={styles.message} role="status">
          {words}
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll; the keyboard must reach them */}
      <pre tabIndex={0}>
        <code>{embed.code}</code>
      </pre>
    </figure>
  );
}
