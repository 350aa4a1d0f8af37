declare module '@sidebar' {
  import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

  /** On the server only. */
  const pages: PropSidebarItem[];
  export default pages;
}
