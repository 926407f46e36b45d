import { memo } from 'react';
import { Footer } from '#app/components/navigation/footer/footer.tsx';
import { Header } from '#app/components/navigation/header/header.tsx';

/** The shell stays across pages: it renders again only when its data changes. */
export const shell = { Header: memo(Header), Footer: memo(Footer) };
