import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import { ellipse, polygon, rect, wave } from '../shapes.ts';

function parcel(pen: Pen, x: number, scale: number, color: string): void {
  const { light, palette } = pen;
  const back = light * 60;
  pen.group(`translate(${x} 0) scale(${scale})`, () => {
    pen.cast(-170, 0, 340, 120);
    pen.block(-170, -240, 340, 240, 0, color, { shade: 0.85 });
    pen.path(rect(-30, -240, 60, 240), mix(color, palette.pale, 0.4));
    pen.solid(
      polygon([-170, -240], [170, -240], [170 + back, -300], [-170 + back, -300]),
      [-230, -300, 460, 60],
      mix(color, palette.pale, 0.25),
      { shade: 0.3 },
    );
    pen.stroke(wave(-130, -60, -50, 14, 35), mix(color, palette.ink, 0.5), 7);
  });
}

function parcels(pen: Pen): void {
  const { palette } = pen;
  parcel(pen, -190, 1, palette.accent);
  parcel(pen, 210, 0.78, palette.body);
  pen.group('translate(0 -190)', () => parcel(pen, 190, 0.6, palette.pop));
  pen.ball(-250, -360, 56, palette.glow);
  pen.block(-180, -412, 120, 110, 8, palette.pop);
}

function shoppingBags(pen: Pen): void {
  const { palette } = pen;
  const bag = (x: number, scale: number, color: string): void =>
    pen.group(`translate(${x} 0) scale(${scale})`, () => {
      const front = polygon([-150, -340], [150, -340], [172, 0], [-172, 0]);
      pen.cast(-172, 0, 344, 120);
      pen.stroke('M-70 -330V-400C-70 -470 70 -470 70 -400V-330', mix(color, palette.ink, 0.5), 16);
      pen.solid(front, [-172, -340, 344, 340], color, { shade: 0.9 });
      pen.path(polygon([-150, -340], [150, -340], [152, -306], [-152, -306]), mix(color, palette.ink, 0.3));
      for (const hole of [-70, 70]) pen.path(ellipse(hole, -323, 9), palette.ink);
      pen.stroke(wave(-70, 70, -150, 34, 93), mix(color, palette.pale, 0.65), 15);
    });
  bag(-250, 0.82, palette.pop);
  bag(250, 0.74, palette.body);
  bag(10, 1.12, palette.accent);
}

export const commerce: Motif = {
  palettes: ['apricot', 'sulfur', 'mint', 'fog', 'rose'],
  backdrops: ['disc', 'lines', 'arch'],
  drawings: [
    { seen: 'a pile of parcels', draw: parcels },
    { seen: 'three shopping bags', draw: shoppingBags },
  ],
};
