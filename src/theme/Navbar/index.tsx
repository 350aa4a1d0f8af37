/**
 * Wrapped: Navbar of @docusaurus/theme-classic 3.9.1.
 *
 * Why: what depends on the page asks for it; upstream draws all of the navbar
 * again with each page.
 */
import {memo} from 'react';
import Navbar from '@theme-original/Navbar';

export default memo(Navbar);
