import type { ReactNode } from 'react';
import { buttonClass } from '#design/button/button.ts';
import type { Stories } from '#design/stories.ts';
import { endlessWord, longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { Opened } from '../../fixture/opened.tsx';
import { Modal, type ModalProps } from './modal.tsx';

const open = (title: string, children: ReactNode, more: Partial<ModalProps> = {}) => (
  <Opened
    render={(close) => (
      <Modal name="story" title={title} onClose={close} {...more}>
        {children}
      </Modal>
    )}
  />
);
const footer = (
  <button type="button" className={buttonClass('solid')} data-close>
    Done
  </button>
);

export const stories: Stories = {
  sheet: () => open('A sheet', <p>A few words.</p>),
  'with buttons': () => open('A sheet', <p>A few words.</p>, { footer }),
  'more than fits': () =>
    open('A sheet', <p style={{ whiteSpace: 'pre-line' }}>{'One line.\n'.repeat(40)}</p>, { footer }),
  'the whole window': () => open('A screen', <p>A few words.</p>, { kind: 'screen', footer }),
  empty: () => open('Nothing inside', null),
  'very long words': () => open(longWords, <p>{endlessWord}</p>, { footer }),
  'right to left, with emoji': () => open(rightToLeft, <p>{rightToLeft}</p>),
};
