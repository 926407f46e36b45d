import type { Stories } from '#design/stories.ts';
import { ImportContext, Kept, KeptForm } from './cached-markup.tsx';

const data = {};

export const stories: Stories = {
  'in a browser: drawn as it is': () => (
    <Kept of={data} by="all">
      <p>Drawn here.</p>
    </Kept>
  ),
  'on the server: a mark in its place': () => (
    <ImportContext value={(_, { by }) => <p>Kept by “{by}”.</p>}>
      <Kept of={data} by="all">
        <p>Never drawn.</p>
      </Kept>
    </ImportContext>
  ),
  'a form in a browser: drawn with its words': () => (
    <KeptForm of={data} by="all" blanks={{ name: 'Ada' }}>
      {({ name }) => <p>Dear {name}.</p>}
    </KeptForm>
  ),
  'without data: drawn each time': () => (
    <ImportContext value={() => <p>Never asked.</p>}>
      <Kept of={undefined} by="all">
        <p>Drawn here.</p>
      </Kept>
    </ImportContext>
  ),
};
