import type { Stories } from '../stories.ts';
import { chipClass, chipsClass } from './chip.tsx';

export const stories: Stories = {
  'some chips': () => (
    <div className={chipsClass}>
      {['Laptops', 'Phones', 'Everything with a battery that lasts'].map((text) => (
        <a key={text} className={chipClass} href="#story">
          {text}
        </a>
      ))}
    </div>
  ),
};
