import { memo } from 'react';
import { Footer as EveryFooter } from '#app/components/footer/footer.tsx';
import { Header as EveryHeader } from '#app/components/header/header.tsx';

/** From page to page the frame stays: it is drawn again only when it has something else to say. */
export const Header = memo(EveryHeader);
export const Footer = memo(EveryFooter);
