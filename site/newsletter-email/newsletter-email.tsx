import { currentBrand } from '#app/brand/current-brand.ts';
import { indexPageCopy } from '#app/copy/index-pages.ts';
import { copy } from '#app/copy/site.ts';
import type { EmailData, EmailStory } from './email-data.ts';
import { emailStyles as s } from './email-styles.ts';

/** Layout tables, because mail clients support little else; hidden from screen readers by role. */
const layout = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

export function Edition({ edition, brand, postalAddress, footer }: FootProps) {
  return (
    <>
      <div style={s.preheader}>{edition.preheader}</div>
      <table {...layout} width="100%" className="ground" style={s.outer}>
        <tbody>
          <tr>
            <td align="center">
              <table {...layout} width="600" className="sheet" style={s.sheet}>
                <tbody>
                  <Head edition={edition} brand={brand} />
                  {edition.lists.map(({ title, stories }, index) => (
                    <Group key={title ?? index} title={title} stories={stories} />
                  ))}
                  <Foot edition={edition} brand={brand} postalAddress={postalAddress} footer={footer} />
                </tbody>
              </table>
            </td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

interface PartProps {
  edition: EmailData;
  brand: string;
}
interface FootProps extends PartProps {
  postalAddress?: string | undefined;
  footer?: string | undefined;
}

const logoHeight = 28;

/** On the dark ground of the head. Mail programs show no SVG: then the name stands in its place. */
function Logo({ brand, home }: { brand: string; home: string }) {
  const file = currentBrand().logo?.dark;
  if (!file || file.url.endsWith('.svg')) return brand;
  const width = Math.round((file.width / file.height) * logoHeight);
  return <img src={new URL(file.url, home).href} width={width} height={logoHeight} alt={brand} />;
}

function Head({ edition, brand }: PartProps) {
  return (
    <>
      <tr>
        <td style={s.head}>
          <table {...layout} width="100%">
            <tbody>
              <tr>
                <td>
                  <a href={edition.links.home} style={s.brand}>
                    <Logo brand={brand} home={edition.links.home} />
                  </a>
                </td>
                <td align="right">
                  <a href={edition.links.here} style={s.online}>
                    {indexPageCopy.newsletterOnline}
                  </a>
                </td>
              </tr>
            </tbody>
          </table>
        </td>
      </tr>
      <tr>
        <td style={s.line}>{'\u00a0'}</td>
      </tr>
      <tr>
        <td style={s.cell}>
          <h1 className="ink" style={s.title}>
            {edition.title}
          </h1>
          {edition.introduction && (
            <p className="soft introduction" style={s.introduction}>
              {edition.introduction}
            </p>
          )}
        </td>
      </tr>
    </>
  );
}

function Group({ title, stories }: { title: string | undefined; stories: readonly EmailStory[] }) {
  return (
    <>
      {title && (
        <tr>
          <td style={s.cell}>
            <h2 className="hue" style={s.group}>
              {title}
            </h2>
          </td>
        </tr>
      )}
      {stories.map((story) => (
        <Story key={story.url} story={story} level={title ? 3 : 2} />
      ))}
    </>
  );
}

function Story({ story, level }: { story: EmailStory; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { picture } = story;
  return (
    <tr>
      <td style={s.story}>
        {picture && (
          <a href={story.url}>
            {/* Lazy, so that React writes no preload for it: mail clients ignore them. */}
            <img src={picture.url} alt={picture.alt} width={552} loading="lazy" style={s.picture} />
          </a>
        )}
        {story.kicker && (
          <p className="soft" style={s.kicker}>
            {story.kicker}
          </p>
        )}
        <Heading className="ink" style={s.headline}>
          <a href={story.url} style={s.headlineLink}>
            {story.title}
          </a>
        </Heading>
        {story.dek && (
          <p className="soft dek" style={s.dek}>
            {story.dek}
          </p>
        )}
      </td>
    </tr>
  );
}

function Foot({ edition, brand, postalAddress, footer }: FootProps) {
  return (
    <>
      <tr>
        <td style={s.story}>
          <table {...layout} width="100%">
            <tbody>
              <tr>
                <td className="rule" style={s.rule}>
                  {'\u00a0'}
                </td>
              </tr>
            </tbody>
          </table>
        </td>
      </tr>
      <tr>
        <td className="soft" style={s.foot}>
          {indexPageCopy.newsletterWhy(edition.title, brand)}
          <br />
          {footer && (
            <>
              {footer}
              <br />
            </>
          )}
          {postalAddress && (
            <>
              {postalAddress}
              <br />
            </>
          )}
          <a href={edition.links.unsubscribe} style={s.footLink}>
            {indexPageCopy.newsletterUnsubscribe}
          </a>
          {' · '}
          <a href={edition.links.newsletters} style={s.footLink}>
            {indexPageCopy.newsletterAll}
          </a>
          {' · '}
          <a href={edition.links.privacy} style={s.footLink}>
            {copy.privacyPolicy}
          </a>
        </td>
      </tr>
    </>
  );
}
