import { SiteLink } from '#app/links/site-link.tsx';
import { type ButtonKind, buttonClass } from '#design/button/button.ts';
import type { ViewProps } from '../../page/view.ts';
import { PageHead } from '../../primitives/page-head/page-head.tsx';
import styles from './feature-view.module.css';

/** The head of a feature or landing page; its components follow in the layout. */
export function FeatureView({ component, priority }: ViewProps<'Feature'>) {
  const { title, description, image } = component.data;
  const { actionText, actionUrl, secondText, secondUrl } = component.metadata;
  return (
    <PageHead title={title} description={description} image={image} priority={priority} path={[]}>
      <div data-staff-place={`feature/${component.data.id}`} />
      {actionText && (
        <p className={styles.actions}>
          <Action kind="accent" text={actionText} url={actionUrl} />
          <Action kind="line" text={secondText} url={secondUrl} />
        </p>
      )}
    </PageHead>
  );
}

type Word = string | number | boolean | undefined;

/** The call to action; only with both text and URL. */
function Action({ kind, text, url }: { kind: ButtonKind; text: Word; url: Word }) {
  if (typeof text !== 'string' || typeof url !== 'string') return null;
  return (
    <SiteLink className={buttonClass(kind)} to={url}>
      {text}
    </SiteLink>
  );
}
