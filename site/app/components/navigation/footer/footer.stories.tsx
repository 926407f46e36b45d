import type { Stories } from '#design/stories.ts';
import { componentOf } from '../../fixture/components.ts';
import { endlessWord, longWords } from '../../fixture/hard-words.ts';
import { Footer } from './footer.tsx';

const saying = (content: string) => ({
  components: [componentOf('Text', { data: { id: 'line', content } })],
});

export const stories: Stories = {
  usual: () => <Footer year={2026} />,
  'with the line of the editors': () => <Footer year={2026} area={saying('<p>Made with <b>care</b>.</p>')} />,
  'with a very long line': () => (
    <Footer year={2026} area={saying(`<p>${longWords}</p><p>${endlessWord}</p>`)} />
  ),
  'with the health link': () => <Footer year={2026} hasHealthLink />,
  'after a dark page': () => <Footer year={2026} isFlush />,
};
