import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { reader } from '#app/identity/auth-store.ts';
import { NewsletterPromo } from '../newsletter-box/newsletter-box.tsx';
import { NewsletterToggle } from './newsletter-toggle.tsx';
import { NewslettersForm } from './newsletters-form.tsx';

describe('newsletters on a page', () => {
  it.each([
    [false, false, 'Subscribe: Locked', '>Subscribe<'],
    [true, false, 'Subscribed: Locked', '>Subscribed<'],
    [false, true, 'Subscribe: Locked', '>One moment<'],
  ])('NL-10 a toggle shows its state, subscribed %s, busy %s', (isTaken, isBusy, name, words) => {
    const html = renderToString(
      <NewsletterToggle title="Locked" isTaken={isTaken} isBusy={isBusy} onToggle={() => {}} />,
    );
    expect(html).toContain(`aria-pressed="${isTaken}"`);
    expect(html).toContain(`aria-busy="${isBusy}"`);
    expect(html).toContain(`aria-label="${name}"`);
    expect(html).toContain(words);
  });

  it('AU-33 a form sends nothing by itself, also for a signed-in reader', () => {
    reader.send({ type: 'user', user: { sub: 'a1', email: 'ines@mail.example' } });
    const box = renderToString(<NewsletterPromo newsletter="locked" title="Locked" level={2} />);
    const form = renderToString(<NewslettersForm newsletters={[]} />);
    reader.send({ type: 'logout' });
    for (const html of [box, form]) {
      expect(html).toContain('method="dialog"');
      expect(html).not.toContain('action=');
      expect(html).toContain('type="email"');
      expect(html).not.toContain('ines@mail.example');
    }
    expect(box).toContain('name="newsletter" value="locked"');
    // No checkbox is preselected.
    expect(form).not.toContain('checked');
  });
});
