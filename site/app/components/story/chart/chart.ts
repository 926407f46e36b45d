import type { EmbedProps } from '../embed-props.ts';

export type Chart = EmbedProps<'chart'>['embed'];
