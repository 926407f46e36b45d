import type { Node, NodeType } from 'prosemirror-model';
import type { Embed } from '../entities/embed.ts';
import { htmlText } from '../rules/body/html-text.ts';
import { proseFrom } from './prose-from.ts';
import { storySchema } from './schema.ts';

const { nodes } = storySchema;

const plain = (type: NodeType, text: string) =>
  type.create(null, text === '' ? null : storySchema.text(text));

/** An embed as a node, with its text as text of the document where it has some. */
export function embedNode(uuid: string, embed: Embed): Node {
  return textNode(uuid, embed) ?? nodes.embed.create({ uuid, embed });
}

function textNode(uuid: string, embed: Embed): Node | undefined {
  const { type: _, ...stored } = embed;
  switch (embed.type) {
    case 'image': {
      const { caption, ...image } = embed.image;
      // An empty caption and none are shown the same but stored differently.
      const data = { ...stored, image: caption === '' ? { ...image, caption } : image };
      return nodes.image.create({ uuid, data }, plain(nodes.imageCaption, caption ?? ''));
    }
    case 'pullQuote': {
      const { type: _type, quote, credit, ...data } = embed;
      return nodes.pullQuote.create({ uuid, data: credit === '' ? { ...data, credit } : data }, [
        plain(nodes.quoteText, quote),
        plain(nodes.quoteCredit, credit ?? ''),
      ]);
    }
    case 'infoCard': {
      const { type: _type, title, text, html, ...data } = embed;
      if (html === undefined)
        return nodes.infoCard.create({ uuid, data }, [
          plain(nodes.cardTitle, title),
          plain(nodes.cardText, text),
        ]);
      // The plain text follows from the markup; one that says something else holds until the markup changes.
      const stated = htmlText(html) === text ? {} : { stated: { html, text } };
      return nodes.infoCard.create({ uuid, data: { ...data, ...stated } }, [
        plain(nodes.cardTitle, title),
        ...proseFrom(html),
      ]);
    }
    case 'keyTakeaways': {
      const { type: _type, items, ...data } = embed;
      if (items.length === 0) return undefined;
      return nodes.keyTakeaways.create(
        { uuid, data },
        items.map((item) => plain(nodes.takeaway, item)),
      );
    }
    case 'liveEntry': {
      const { type: _type, title, html, ...data } = embed;
      return nodes.liveEntry.create({ uuid, data }, [plain(nodes.entryTitle, title), ...proseFrom(html)]);
    }
    case 'table': {
      const { type: _type, caption, head, rows, ...data } = embed;
      const cells = (row: readonly string[]) => row.map((cell) => plain(nodes.dataCell, cell));
      return nodes.dataTable.create({ uuid, data }, [
        plain(nodes.dataCaption, caption),
        nodes.dataHead.create(null, cells(head)),
        ...rows.map((row) => nodes.dataRow.create(null, cells(row))),
      ]);
    }
    default:
      return undefined;
  }
}
