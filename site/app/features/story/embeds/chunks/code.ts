import { CodeEmbed } from '../code-embed.tsx';

export const embedViews = { code: CodeEmbed };
