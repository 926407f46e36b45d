import type { Stories } from '../stories.ts';
import { Logo, logoColors, logoSizes } from './logo.tsx';

export const stories: Stories = Object.fromEntries(
  logoColors.flatMap((color) =>
    logoSizes.map((size) => [
      `${size}, ${color}`,
      () => (
        <div className="stage">
          <Logo name="Publication" color={color} size={size} />
        </div>
      ),
    ]),
  ),
);
