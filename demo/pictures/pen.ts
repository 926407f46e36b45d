import { mix } from './color.ts';
import type { Palette } from './palettes.ts';
import { hashOf } from './random.ts';
import { ellipse, polygon, rect, round } from './shapes.ts';
import { blurFilter, gradientStops, type Stop, stippleFilter, svgDocument } from './svg-parts.ts';

/** x, y, width, height of what a shape covers; shading is laid across it. */
type Bounds = readonly [x: number, y: number, width: number, height: number];

export type Shading = {
  /** density of the dots on the far side of the light */
  readonly shade?: number;
  readonly shadeColor?: string;
  /** how far across the shape the shade begins, 0 to 1 */
  readonly shadeFrom?: number;
  /** density of the dots on the near side */
  readonly shine?: number;
  readonly shineColor?: string;
  /** direction the light travels, in degrees clockwise from "to the right" */
  readonly angle?: number;
};

type Cast = { readonly slant?: number; readonly strength?: number };

/**
 * Draws one picture. Every solid is a flat color plus two stipples, shade and shine, and all of them
 * agree on where the light comes from: `light` 1 means it travels to the right, -1 to the left.
 */
export class Pen {
  readonly width: number;
  readonly height: number;
  palette: Palette;
  light: 1 | -1;
  /** Dots are the house grain; an airbrush leaves them out, which makes a file eight times smaller. */
  readonly #airbrush: boolean;
  readonly #seed: string;
  readonly #prefix: string;
  readonly #marks: string[] = [];
  readonly #definitions: string[] = [];
  readonly #stippleByColor = new Map<string, string>();
  readonly #colorOfGradient = new Map<string, string>();
  #blur: string | undefined;
  #count = 0;

  constructor(
    size: { width: number; height: number },
    seed: string,
    palette: Palette,
    light: 1 | -1,
    { airbrush = false } = {},
  ) {
    this.#airbrush = airbrush;
    this.width = size.width;
    this.height = size.height;
    this.palette = palette;
    this.light = light;
    this.#seed = seed;
    // Ids differ from picture to picture, so several may be inlined in one page.
    this.#prefix = `i${Math.abs(hashOf(seed)).toString(36).slice(0, 5)}`;
  }

  #define(element: string, attributes: string, content: string): string {
    const id = `${this.#prefix}${(this.#count++).toString(36)}`;
    this.#definitions.push(`<${element} id="${id}" ${attributes}>${content}</${element}>`);
    return id;
  }

  #gradient(element: string, attributes: string, stops: readonly Stop[]): string {
    const id = this.#define(element, `gradientUnits="userSpaceOnUse" ${attributes}`, gradientStops(stops));
    const fill = `url(#${id})`;
    const first = stops[0];
    if (first) this.#colorOfGradient.set(fill, first[1]);
    return fill;
  }

  linear(x1: number, y1: number, x2: number, y2: number, ...stops: readonly Stop[]): string {
    const ends = `x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"`;
    return this.#gradient('linearGradient', ends, stops);
  }

  radial(cx: number, cy: number, radius: number, ...stops: readonly Stop[]): string {
    const circle = `cx="${round(cx)}" cy="${round(cy)}" r="${round(radius)}"`;
    return this.#gradient('radialGradient', circle, stops);
  }

  path(shape: string, fill: string, attributes = ''): void {
    this.#marks.push(`<path d="${shape}" fill="${fill}" ${attributes}/>`);
  }

  stroke(shape: string, color: string, width: number, attributes = ''): void {
    const cap = attributes.includes('stroke-linecap') ? '' : 'stroke-linecap="round"';
    this.path(
      shape,
      'none',
      `stroke="${color}" stroke-width="${round(width)}" ${cap} stroke-linejoin="round" ${attributes}`,
    );
  }

  group(transform: string, draw: () => void): void {
    this.#marks.push(`<g transform="${transform}">`);
    draw();
    this.#marks.push('</g>');
  }

  /** For things that face somewhere: drawn as if the light came from the left, flipped when it does not. */
  facing(draw: () => void): void {
    const { light } = this;
    this.group(`scale(${light} 1)`, () => {
      this.light = 1;
      draw();
      this.light = light;
    });
  }

  /** Some roles change for what is drawn inside, as when three of a kind stand in three colors. */
  recolored(roles: Partial<Palette>, draw: () => void): void {
    const { palette } = this;
    this.palette = { ...palette, ...roles };
    draw();
    this.palette = palette;
  }

  /** Everything drawn stays inside the shape. Say `evenodd` for a shape with a hole in it. */
  inside(shape: string, draw: () => void, rule: 'nonzero' | 'evenodd' = 'nonzero'): void {
    const id = this.#define('clipPath', '', `<path d="${shape}" clip-rule="${rule}"/>`);
    this.#marks.push(`<g clip-path="url(#${id})">`);
    draw();
    this.#marks.push('</g>');
  }

  /** Stipple: the alpha of the gradient becomes the density of dots in the gradient's color. */
  spray(shape: string, fill: string): void {
    if (this.#airbrush) {
      this.path(shape, fill);
      return;
    }
    const color = this.#colorOfGradient.get(fill) ?? fill;
    const known = this.#stippleByColor.get(color);
    const id = known ?? `${this.#prefix}S${this.#stippleByColor.size}`;
    if (!known) this.#stippleByColor.set(color, id);
    this.path(shape, fill, `filter="url(#${id})"`);
  }

  /** A soft halo behind something that shines. */
  halo(shape: string, color: string, opacity: number): void {
    this.#blur ??= `${this.#prefix}B`;
    this.path(shape, color, `opacity="${opacity}" filter="url(#${this.#blur})"`);
  }

  /** The house solid: flat fill, stippled shade away from the light, stippled shine toward it. */
  solid(shape: string, [x, y, width, height]: Bounds, fill: string, shading: Shading = {}): void {
    const { shade = 0.85, shine = 0.55, shadeFrom = 0.3, angle = this.light > 0 ? 25 : 155 } = shading;
    const shadeColor = shading.shadeColor ?? mix(fill, this.palette.ink, 0.6);
    const shineColor = shading.shineColor ?? mix(fill, '#FFFFFF', 0.6);
    const cos = Math.cos((angle * Math.PI) / 180);
    const sin = Math.sin((angle * Math.PI) / 180);
    const reach = (Math.abs(cos) * width + Math.abs(sin) * height) / 2;
    const [cx, cy] = [x + width / 2, y + height / 2];
    const across = [cx - cos * reach, cy - sin * reach, cx + cos * reach, cy + sin * reach] as const;
    const cover = rect(x - 4, y - 4, width + 8, height + 8);
    this.path(shape, fill);
    this.inside(shape, () => {
      if (shade)
        this.spray(cover, this.linear(...across, [shadeFrom, shadeColor, 0], [1, shadeColor, shade]));
      if (shine) this.spray(cover, this.linear(...across, [0, shineColor, shine], [0.38, shineColor, 0]));
    });
  }

  /** A solid rectangle, by far the most drawn thing. */
  block(
    x: number,
    y: number,
    width: number,
    height: number,
    corner: number,
    fill: string,
    shading?: Shading,
  ): void {
    this.solid(rect(x, y, width, height, corner), [x, y, width, height], fill, shading);
  }

  ball(cx: number, cy: number, radius: number, fill: string, shading: Shading = {}): void {
    const { shade = 0.95, shine = 0.7 } = shading;
    const shadeColor = shading.shadeColor ?? mix(fill, this.palette.ink, 0.62);
    const shineColor = shading.shineColor ?? mix(fill, '#FFFFFF', 0.65);
    const [lightX, lightY] = [cx - this.light * radius * 0.38, cy - radius * 0.42];
    const shape = ellipse(cx, cy, radius);
    const cover = rect(cx - radius, cy - radius, 2 * radius, 2 * radius);
    this.path(shape, fill);
    this.inside(shape, () => {
      const dusk = this.radial(lightX, lightY, radius * 1.55, [0.38, shadeColor, 0], [1, shadeColor, shade]);
      this.spray(cover, dusk);
      this.spray(
        cover,
        this.radial(lightX, lightY, radius * 0.8, [0, shineColor, shine], [1, shineColor, 0]),
      );
    });
  }

  /** A standing cylinder seen from slightly above. */
  cylinder(
    cx: number,
    top: number,
    radius: number,
    height: number,
    fill: string,
    { depth = radius * 0.22, lid = mix(fill, '#FFFFFF', 0.25) } = {},
  ): void {
    const wall = `M${round(cx - radius)} ${round(top)}v${round(height)}a${round(radius)} ${round(depth)} 0 0 0 ${round(2 * radius)} 0v${round(-height)}z`;
    const bounds = [cx - radius, top, 2 * radius, height + depth] as const;
    this.solid(wall, bounds, fill, { angle: this.light > 0 ? 0 : 180 });
    const lidBounds = [cx - radius, top - depth, 2 * radius, 2 * depth] as const;
    const lidShading = { shade: 0.25, shine: 0.5, angle: this.light > 0 ? 10 : 170 };
    this.solid(ellipse(cx, top, radius, depth), lidBounds, lid, lidShading);
  }

  /** The long shadow a standing thing throws on the floor, from its base line away from the light. */
  cast(x: number, y: number, width: number, length = 150, { slant = 1.5, strength = 0.62 }: Cast = {}): void {
    const shift = this.light * length * slant;
    const color = mix(this.palette.floor, this.palette.ink, 0.72);
    this.spray(
      polygon([x, y], [x + width, y], [x + width + shift, y + length], [x + shift, y + length]),
      this.linear(0, y, 0, y + length, [0, color, strength], [1, color, 0]),
    );
  }

  /** The soft round shadow under things that float or roll. */
  pool(cx: number, cy: number, rx: number, ry: number, strength: number): void {
    const { ink } = this.palette;
    this.spray(ellipse(cx, cy, rx, ry), this.radial(cx, cy, rx, [0, ink, strength], [1, ink, 0]));
  }

  svg(): string {
    const noiseSeed = Math.abs(hashOf(this.#seed)) % 997;
    const stipples = [...this.#stippleByColor].map(([color, id]) => stippleFilter(id, color, noiseSeed));
    const blur = this.#blur ? [blurFilter(this.#blur)] : [];
    return svgDocument(this, [...stipples, ...blur, ...this.#definitions], this.#marks);
  }
}
