import { CodeEmbed } from '../code-embed.tsx';

export const drawings = { code: CodeEmbed };
