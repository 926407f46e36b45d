// Pictures beside the headlines they are for, twelve to a sheet: node demo/pictures/contact-sheet.ts FOLDER [name …]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { escapeText } from '#platform/escape-html.ts';
import { handWritten } from '../pieces.ts';
import type { PlannedPicture } from './picture.ts';
import { storyPlan } from './stories/plan.ts';

const [folder = 'sheets', ...names] = process.argv.slice(2);
const perSheet = 12;
const columns = 3;
const cell = { width: 480, picture: 270, words: 62 };

const titles = new Map(handWritten(new Date()).map(({ story }) => [story.slug, story.title]));
const titleOf = (name: string) => {
  const number = /-(\d+)$/.exec(name)?.[1];
  return titles.get(name) ?? `${titles.get(name.replace(/-\d+$/, '')) ?? '?'} (${number})`;
};

function linesOf(text: string): string[] {
  const words = text.split(' ');
  const half =
    text.length > 54 ? words.findIndex((_, at) => words.slice(0, at + 1).join(' ').length > 50) : -1;
  return half < 0 ? [text] : [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}

function caption(name: string): Buffer {
  const lines = [...linesOf(titleOf(name)), name]
    .map((line, index, all) => {
      const isName = index === all.length - 1;
      return `<text x="6" y="${17 + index * 18}" font-family="sans-serif" font-size="${isName ? 12 : 15}" fill="${isName ? '#666' : '#111'}">${escapeText(line)}</text>`;
    })
    .join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.words}">${lines}</svg>`,
  );
}

async function sheetOf(pictures: readonly PlannedPicture[]): Promise<Buffer> {
  const rows = Math.ceil(pictures.length / columns);
  const parts = await Promise.all(
    pictures.map(async ({ svg, topic }, index) => {
      const left = (index % columns) * cell.width;
      const top = Math.floor(index / columns) * (cell.picture + cell.words);
      const picture = await sharp(Buffer.from(svg()), { density: 36 })
        .resize(cell.width - 8, cell.picture)
        .png()
        .toBuffer();
      return [
        { input: picture, left: left + 4, top },
        { input: caption(topic), left, top: top + cell.picture },
      ];
    }),
  );
  return sharp({
    create: {
      width: columns * cell.width,
      height: rows * (cell.picture + cell.words),
      channels: 3,
      background: '#fff',
    },
  })
    .composite(parts.flat())
    .png()
    .toBuffer();
}

const wanted = storyPlan().filter(
  ({ topic }) => names.length === 0 || names.some((name) => topic.startsWith(name)),
);
mkdirSync(folder, { recursive: true });
for (let at = 0; at < wanted.length; at += perSheet) {
  const file = join(folder, `sheet-${String(at / perSheet + 1).padStart(2, '0')}.png`);
  await sharp(await sheetOf(wanted.slice(at, at + perSheet))).toFile(file);
  console.log(file);
}
