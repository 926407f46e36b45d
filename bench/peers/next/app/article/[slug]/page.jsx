import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Buttons } from '../../buttons.jsx';

export const dynamic = 'force-dynamic';

function Span({ span }) {
  if (span.href) return <a href={span.href}>{span.text}</a>;
  if (span.bold) return <strong>{span.text}</strong>;
  if (span.italic) return <em>{span.text}</em>;
  return span.text;
}

function Figure({ image }) {
  return (
    <figure>
      <img src={image.src} width={image.width} height={image.height} alt={image.alt} loading="lazy" />
      <figcaption>
        {image.caption} {image.credit}
      </figcaption>
    </figure>
  );
}

function Block({ block }) {
  if (block.type === 'heading') return <h2>{block.text}</h2>;
  if (block.type === 'image') return <Figure image={block} />;
  if (block.type === 'quote') {
    return (
      <blockquote>
        <p>{block.text}</p>
        <cite>{block.by}</cite>
      </blockquote>
    );
  }
  return (
    <p>
      {block.spans.map((span, index) => (
        <Span key={index} span={span} />
      ))}
    </p>
  );
}

export default async function Page({ params }) {
  const { slug } = await params;
  const { article, related } = JSON.parse(await readFile(join(process.cwd(), 'article.json'), 'utf8'));
  return (
    <main data-slug={slug}>
      <article>
        <a href={article.section.href}>{article.section.title}</a>
        <h1>{article.headline}</h1>
        <p>{article.dek}</p>
        {article.authors.map((author) => (
          <a key={author.href} href={author.href}>
            {author.name}, {author.role}
          </a>
        ))}
        <time dateTime={article.publishedAt}>{article.publishedAt}</time>
        <Buttons />
        <Figure image={article.hero} />
        {article.body.map((block, index) => (
          <Block key={index} block={block} />
        ))}
        <ul>
          {article.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </article>
      <aside>
        {related.map((card) => (
          <a key={card.id} href={card.href}>
            <img src={card.image.src} width={card.image.width} height={card.image.height} alt={card.image.alt} loading="lazy" />
            <span>{card.kicker}</span>
            <h3>{card.headline}</h3>
            <p>{card.dek}</p>
            <span>{card.author}</span>
            <time dateTime={card.publishedAt}>{card.publishedAt}</time>
          </a>
        ))}
      </aside>
    </main>
  );
}
