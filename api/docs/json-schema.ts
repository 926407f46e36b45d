import { z } from 'zod';
import { article } from '#content/entities/article.ts';
import { author } from '#content/entities/author.ts';
import { collection } from '#content/entities/collection.ts';
import { contentLink } from '#content/entities/content-link.ts';
import { gallery } from '#content/entities/gallery.ts';
import { image } from '#content/entities/image.ts';
import { review } from '#content/entities/review.ts';
import { contentTopic } from '#content/entities/topic.ts';
import { video } from '#content/entities/video.ts';
import { component, componentSchema, componentTypes } from '#content/page/component.ts';
import { layoutArea } from '#content/page/layout.ts';

export type Json = Record<string, unknown>;

/** What many calls share is described once, by its name. */
const named = z.registry<{ id: string }>();
const entities = {
  article,
  author,
  collection,
  contentLink,
  contentTopic,
  gallery,
  image,
  layoutArea,
  review,
  video,
};
for (const [id, schema] of Object.entries(entities)) named.add(schema, { id });

export interface SchemaBook {
  /** A schema as it is written in the document. */
  add(schema: z.ZodType, io: 'input' | 'output'): Json;
  /** Everything the added schemas refer to. */
  schemas: Record<string, Json>;
}

/** Collects JSON Schemas for one document; values made by code (transforms) stand as "anything". */
export function createSchemaBook(): SchemaBook {
  const schemas: Record<string, Json> = {};
  let unnamed = 0;
  const book: SchemaBook = {
    schemas,
    add(schema, io) {
      const made = z.toJSONSchema(schema, {
        io,
        unrepresentable: 'any',
        cycles: 'ref',
        metadata: named,
        // Code chooses the schema of a component by its type; the document lists the choices.
        override: ({ zodSchema, jsonSchema }) => {
          if ((zodSchema as unknown) === component) jsonSchema.$ref = '#/components/schemas/component';
        },
      });
      const { $schema, $defs = {}, ...own } = made as Json & { $defs?: Record<string, Json> };
      const names = new Map(Object.keys($defs).map((name) => [name, nameFor(name)]));
      for (const [name, definition] of Object.entries($defs))
        schemas[names.get(name) ?? name] = moved(definition);
      return moved(own);

      function nameFor(name: string): string {
        if (!name.startsWith('__')) return io === 'input' ? `${name}Input` : name;
        unnamed += 1;
        return `part${unnamed}`;
      }
      function moved(part: Json): Json {
        const text = JSON.stringify(part, (key, value) =>
          key === 'id' && typeof value === 'string' ? undefined : value,
        );
        return JSON.parse(
          text.replace(
            /"\$ref":"#\/\$defs\/([^"]*)"/g,
            (_, name: string) => `"$ref":"#/components/schemas/${names.get(name) ?? name}"`,
          ),
        ) as Json;
      }
    },
  };
  schemas.component = { oneOf: componentTypes.map((type) => book.add(componentSchema(type), 'output')) };
  return book;
}
