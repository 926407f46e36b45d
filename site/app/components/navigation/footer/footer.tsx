import type { PanelName } from '#app/behaviours/open-panels.ts';
import { currentBrand } from '#app/brand/current-brand.ts';
import { shellCopy, textOf } from '#app/copy/shell.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { shellSettings } from '#config/shell.ts';
import { footerColumnNames } from '#content/entities/footer-link.ts';
import type { FooterColumn, FooterLink } from '#content/entities/footer-link-schema.ts';
import type { ComponentOf } from '#content/page/component.ts';
import type { PageArea } from '#content/page/composed-page.ts';
import { Icon, iconNames } from '#design/icons/icon.tsx';
import { Logo } from '#design/logo/logo.tsx';
import { Strip } from '#design/strip/strip.tsx';
import { isComponent } from '../../page/plan.ts';
import { StaticHtml } from '../../primitives/prose/static-html.tsx';
import { hrefOf } from '../../primitives/section/route-href.ts';
import styles from './footer.module.css';
import { FooterSection } from './footer-section.tsx';

interface FooterProps {
  area?: PageArea | undefined;
  year: number;
  /** Off unless the publication must show it. */
  hasHealthLink?: boolean;
  /** After a dark page the footer follows without a gap. */
  isFlush?: boolean;
}

const isIconName = (name: string): name is (typeof iconNames)[number] =>
  (iconNames as readonly string[]).includes(name);

const healthKey = 'healthDataPrivacy';

/** Links that open a panel in place; without scripts they lead to a page with the same content. */
const panels: Readonly<Record<string, PanelName>> = { cookieSettings: 'cookie-settings' };

/** The columns in their fixed order. A column with another name is a mistake in the configuration. */
export function orderColumns(columns: readonly FooterColumn[]): FooterColumn[] {
  for (const { name } of columns)
    if (!footerColumnNames.includes(name))
      throw new Error(`Footer column "${name}" is none of ${footerColumnNames.join(', ')}`);
  return footerColumnNames.flatMap((name) => columns.filter((column) => column.name === name));
}

/** Address of a footer link: one of our routes, or a configured link. */
function hrefOfTarget(to: FooterLink['to']): string {
  if ('route' in to) return hrefOf(to.route, to.params);
  const links: Readonly<Record<string, string>> = shellSettings.links;
  return links[to.link] ?? '#';
}

export function Footer({ area, year, hasHealthLink = false, isFlush = false }: FooterProps) {
  const brand = currentBrand();
  const { social } = brand;
  const { footer } = shellSettings;
  const policies = footer.policies.filter((link) => hasHealthLink || link.translationKey !== healthKey);
  return (
    <footer id="footer" className={`stage ${isFlush ? '' : styles.footer}`} tabIndex={-1} data-print="none">
      <Strip place="footer" seed="footer" />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.brand}>
          <SiteLink to="/">
            <Logo name={brand.name} picture={brand.logo?.dark} size="footer" />
          </SiteLink>
          <Line area={area} fallback={brand.footer.text ?? brand.description} />
          <ul className={styles.social} aria-label={shellCopy.followUs}>
            {social.map(({ name, url }) => (
              <li key={name}>
                <SiteLink to={url}>
                  {isIconName(name) && <Icon name={name} size={20} />}
                  <span className="vh">{name}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
        {brand.footer.columns?.map(({ title, links }, at) => (
          <FooterSection key={title} name={footerColumnNames[at] ?? 'alpha'} title={title}>
            <ul>
              {links.map(({ text, url }) => (
                <li key={url}>
                  <SiteLink to={url}>{text}</SiteLink>
                </li>
              ))}
            </ul>
          </FooterSection>
        )) ??
          orderColumns(footer.columns).map((column) => (
            <FooterSection key={column.name} name={column.name} title={textOf(column.titleKey)}>
              <Links links={column.links} />
            </FooterSection>
          ))}
      </div>
      <div className={`wrap ${styles.last}`}>
        <p>{brand.footer.copyright ?? shellCopy.copyright(year, brand.legalName)}</p>
        <Links links={policies} />
      </div>
    </footer>
  );
}

/** The editors' description of the publication, or the configured one. */
function Line({ area, fallback }: { area: PageArea | undefined; fallback: string }) {
  const text = area?.components
    .filter(isComponent)
    .find((entry): entry is ComponentOf<'Text'> => entry.meta.componentType === 'Text');
  if (text?.data.content) return <StaticHtml html={text.data.content} />;
  return <p>{fallback}</p>;
}

function Links({ links }: { links: readonly FooterLink[] }) {
  return (
    <ul>
      {links.map(({ translationKey, to }) => (
        <li key={translationKey}>
          <SiteLink to={hrefOfTarget(to)} data-panel={panels[translationKey]}>
            {textOf(translationKey)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
