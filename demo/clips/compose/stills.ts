import sharp from 'sharp';
import { type PaletteName, paletteNamed } from '../../pictures/palettes.ts';
import { Pen } from '../../pictures/pen.ts';
import { randomFrom } from '../../pictures/random.ts';
import { sceneSvg } from '../../pictures/scene.ts';
import { STORY_DRAWINGS } from '../../pictures/stories/stories.ts';

/**
 * Pictures of stories as layers of a clip: `scene` with its wall and floor, `cutout` alone. They are drawn with the
 * airbrush, because dots that move cost more bytes than everything else, and once, because drawing one takes longer
 * than a frame.
 */
const images = new Map<string, string>();
const size = { width: 1600, height: 900 };

function drawingNamed(name: string) {
  const drawing = STORY_DRAWINGS[name];
  if (!drawing) throw new Error(`No story picture is called ${name}`);
  return drawing;
}

function sceneOf(name: string): string {
  const { draw, framing = 'stage', palette, backdrop } = drawingNamed(name);
  const drawing = { seen: name, draw };
  return sceneSvg({ seed: `story/${name}`, drawing, framing, airbrush: true, palette, backdrop, ...size });
}

/** x is 800 and the floor 700 in the picture, as far from its edges as most drawings reach. */
function cutoutOf(name: string): string {
  const [story = '', palette] = name.replace(/^cutout:/, '').split('@');
  const drawing = drawingNamed(story);
  const random = randomFrom(`story/${story}`);
  const pen = new Pen(size, story, paletteNamed((palette ?? drawing.palette) as PaletteName, random), 1, {
    airbrush: true,
  });
  pen.group('translate(800 700) scale(1.2)', () => drawing.draw(pen, random));
  return pen.svg();
}

export async function prepareStills(names: readonly string[]): Promise<void> {
  for (const name of names) {
    if (images.has(name)) continue;
    const isCutout = name.startsWith('cutout:');
    const drawn = sharp(Buffer.from(isCutout ? cutoutOf(name) : sceneOf(name))).resize(1200);
    const [type, file] = isCutout
      ? ['png', await drawn.png({ compressionLevel: 3 }).toBuffer()]
      : ['jpeg', await drawn.removeAlpha().jpeg({ quality: 92 }).toBuffer()];
    images.set(name, `data:image/${type};base64,${file.toString('base64')}`);
  }
}

/** The picture over the whole frame; it must be among the `stills` of its shot. */
export function still(name: string): string {
  const image = images.get(name);
  if (!image) throw new Error(`The still ${name} was not prepared: name it in the stills of the shot`);
  return `<image width="854" height="480.4" preserveAspectRatio="xMidYMid slice" href="${image}"/>`;
}
