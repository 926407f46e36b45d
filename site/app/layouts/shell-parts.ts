import { memo } from 'react';
import { Footer as EveryFooter } from '#app/components/navigation/footer/footer.tsx';
import { Header as EveryHeader } from '#app/components/navigation/header/header.tsx';

/** The shell stays across pages: it renders again only when its data changes. */
export const Header = memo(EveryHeader);
export const Footer = memo(EveryFooter);
