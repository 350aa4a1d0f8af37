/**
 * Replaced: Admonition/Icon/Info of @docusaurus/theme-classic 3.9.1.
 *
 * Why: the same icon as for notes.
 */
export {default} from '@theme/Admonition/Icon/Note';
